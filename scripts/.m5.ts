import { packProject } from '#engine/project/pack-project'
import { deflateShort, prepareDictionary } from '#engine/project/deflate-short'
import { encodeUtf8 } from '#engine/project/utf8'
import { encodeBase64Url } from '#engine/project/base64url'
import { randomFrom, randomRiff } from '../test/support/random-riff'
const dictText = 'x'.repeat(1700)
const bytes = encodeUtf8(dictText); const D = prepareDictionary(bytes)
 const r = randomFrom(1)
 const P = Array.from({length: 200},()=>randomRiff(r,16))
 const S = P.map(s=>encodeUtf8(JSON.stringify(packProject(s,'2026-11-01'))))
 const time=(n:string,f:(s:number)=>unknown)=>{for(let i=0;i<3000;i++)f(i%200);const N=5000;const t=process.hrtime.bigint();for(let i=0;i<N;i++)f(i%200);console.log(n,(Number(process.hrtime.bigint()-t)/N/1000).toFixed(2))}
 time('deflate',i=>deflateShort(S[i]!,D)); time('deflate',i=>deflateShort(S[i]!,D))
 time('slice',i=>D.last.slice()); time('before',i=>{const b=new Int32Array(1900);b.set(D.before);return b}); time('text',i=>{const b=new Uint8Array(1900);b.set(D.bytes);return b})
 time('small',i=>[new Uint16Array(240),new Uint16Array(240),new Uint32Array(240)])
 time('pack',i=>packProject(P[i]!,'2026-11-01')); const PP=P.map(s=>packProject(s,'2026-11-01'));time('stringify',i=>JSON.stringify(PP[i]));const J=PP.map(s=>JSON.stringify(s));time('utf8',i=>encodeUtf8(J[i]!));
 const Z=S.map(s=>deflateShort(s,D));time('b64',i=>encodeBase64Url(Z[i]!))
 const X=P.map(p=>JSON.stringify(p));time('stringify full',i=>JSON.stringify(P[i]));time('utf8 full',i=>encodeUtf8(X[i]!));const XX=X.map(encodeUtf8);time('b64 full',i=>encodeBase64Url(XX[i]!))
