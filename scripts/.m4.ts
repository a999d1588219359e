import { packProject } from '#engine/project/pack-project'
import { deflateShort, prepareDictionary } from '#engine/project/deflate-short'
import { encodeUtf8 } from '#engine/project/utf8'
import { randomFrom, randomRiff } from '../test/support/random-riff'
import { deflateSync } from 'fflate'
import zlib from 'node:zlib'
import { SCALES } from '#engine/theory/scale'
const dictText = SCALES.map(s=>s.id).join(' ')+' dominant7 minor7 major7 diminished minor major scale","C4",null,[["5053424042444244",[null,0.5,null,1],[0,"position-drill-practice-target-1-1"],null,120,3,6,8]],"2026-11-01",null,null,"25-key""61-key""88-key",[0,"n1"],null,null,[null,0.25],[0.3333333333333333],'
const bytes = encodeUtf8(dictText); const D = prepareDictionary(bytes)
for (const n of [1,8,16,64,256,1024]) {
 const r = randomFrom(1)
 const S = Array.from({length: n>64?50:1000},()=>encodeUtf8(JSON.stringify(packProject(randomRiff(r,n),'2026-11-01'))))
 const own=[],ff=[]; 
 for (const s of S) { const d = deflateShort(s,D); if (Buffer.compare(zlib.inflateRawSync(d,{dictionary:bytes}),s)) throw 1; own.push(d.length); ff.push(deflateSync(s,{dictionary:bytes,level:9}).length) }
 own.sort((a,b)=>a-b);ff.sort((a,b)=>a-b)
 const med=(a:number[])=>Math.ceil(a[a.length>>1]!*4/3)+1, worst=(a:number[])=>Math.ceil(a.at(-1)!*4/3)+1
 const time=(f:(s:Uint8Array)=>void)=>{for(const s of S)f(s);const N=Math.max(S.length,200);const t=process.hrtime.bigint();for(let i=0;i<N;i++)f(S[i%S.length]!);return (Number(process.hrtime.bigint()-t)/N/1000).toFixed(1)}
 console.log(n,'raw',S[0]!.length,'own',med(own),worst(own),time(s=>deflateShort(s,D)),'us | fflate',med(ff),worst(ff),time(s=>deflateSync(s,{dictionary:bytes,level:9})),'us')
}
