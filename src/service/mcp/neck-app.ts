/**
 * The MCP App: one page, shown by a host in a sandboxed frame. The host hands it a tool's result;
 * it reads the pictures that the result names as resources, through the host, and shows the text
 * where there are none. It asks for nothing from any network.
 */

/** Revision of the MCP Apps protocol that the page speaks. */
const APP_PROTOCOL = '2026-01-26'

const MAX_PICTURES = 6

const SCRIPT = `
const stage = document.getElementById('stage')
let nextId = 1
const waiting = new Map()

function send(message) { window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*') }
function notify(method, params) { send({ method, params }) }
function request(method, params) {
  const id = nextId++
  send({ id, method, params })
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}
function applyContext(context) {
  if (context && context.theme) document.documentElement.dataset.theme = context.theme
}
function showText(text) {
  const pre = document.createElement('pre')
  pre.textContent = text
  stage.append(pre)
}
function showPicture(svg) {
  const image = document.createElement('img')
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg)
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const wordsOf = (name) => (parsed.querySelector(name) || { textContent: '' }).textContent
  image.alt = wordsOf('title') + '. ' + wordsOf('desc')
  stage.append(image)
}
function readPicture(url) {
  return request('resources/read', { uri: url }).then(
    (answer) => answer.contents[0].text,
    () => undefined,
  )
}
let newest = 0
async function showResult(result) {
  const turn = ++newest
  const content = result.structuredContent || {}
  const urls = Array.isArray(content.pictures) ? content.pictures.slice(0, ${MAX_PICTURES}) : []
  const pictures = (await Promise.all(urls.map(readPicture))).filter((svg) => svg !== undefined)
  if (turn !== newest) return
  stage.replaceChildren()
  for (const svg of pictures) showPicture(svg)
  if (typeof content.asciiTab === 'string') showText(content.asciiTab)
  else if (pictures.length === 0) {
    for (const part of result.content || []) if (part.type === 'text') showText(part.text)
  }
  notify('ui/notifications/size-changed', {
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  })
}
window.addEventListener('message', (event) => {
  if (event.source !== window.parent) return
  const message = event.data
  if (!message || message.jsonrpc !== '2.0') return
  if (message.method === undefined) {
    const pending = waiting.get(message.id)
    waiting.delete(message.id)
    if (pending) message.error ? pending.reject(message.error) : pending.resolve(message.result)
  } else if (message.method === 'ui/notifications/tool-result') showResult(message.params || {})
  else if (message.method === 'ui/notifications/host-context-changed') applyContext(message.params)
  else if (message.id !== undefined) send({ id: message.id, result: {} })
})
request('ui/initialize', {
  protocolVersion: ${JSON.stringify(APP_PROTOCOL)},
  appInfo: { name: 'pitch-map-neck', version: '1' },
  appCapabilities: {},
}).then((result) => {
  applyContext(result && result.hostContext)
  notify('ui/notifications/initialized', {})
})
`

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif }
body { margin: 0; padding: 8px }
#stage { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start }
img { max-width: 100%; height: auto; border-radius: 6px }
pre { margin: 0; overflow-x: auto; max-width: 100%; font: 13px/1.35 ui-monospace, monospace }
`

export const NECK_APP_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pitch Map</title>
<style>${STYLE}</style>
</head>
<body>
<main id="stage" aria-live="polite"></main>
<script>${SCRIPT}</script>
</body>
</html>
`
