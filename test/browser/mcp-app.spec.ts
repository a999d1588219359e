/** The MCP App in a frame, with this page in the place of a chat's host that asks the service. */
import { type APIRequestContext, expect, test } from '@playwright/test'

const HOST = `<!doctype html><title>host</title><iframe sandbox="allow-scripts" width="900" height="700"></iframe>
<script>
window.heard = []
const frame = document.querySelector('iframe')
window.addEventListener('message', ({ data, source }) => {
  window.heard.push(data.method)
  const reply = (result) => source.postMessage({ jsonrpc: '2.0', id: data.id, result }, '*')
  if (data.method === 'resources/read') reply({ contents: [{ text: window.pictures[data.params.uri] }] })
  if (data.method === 'ui/initialize') {
    reply({ protocolVersion: data.params.protocolVersion, hostContext: { theme: 'light' } })
  }
})
</script>`

interface ToolResult {
  readonly structuredContent: { readonly pictures: readonly string[] }
}
interface Resource {
  readonly contents: readonly [{ readonly text: string }]
}

async function askService<Result>(
  request: APIRequestContext,
  method: string,
  params: object,
): Promise<Result> {
  const answer = await request.post('/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method, params },
  })
  const text = await answer.text()
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result
}

test('shows the pictures of a result, each with its words', async ({ page, request }) => {
  const read = async (uri: string) =>
    (await askService<Resource>(request, 'resources/read', { uri })).contents[0].text
  const result = await askService<ToolResult>(request, 'tools/call', {
    name: 'find_voicings',
    arguments: { symbol: 'C', limit: 2 },
  })
  const urls = result.structuredContent.pictures
  await page.setContent(HOST)
  await page.evaluate(
    (pictures) => Reflect.set(window, 'pictures', pictures),
    Object.fromEntries(await Promise.all(urls.map(async (url) => [url, await read(url)]))),
  )
  await page.locator('iframe').evaluate(
    (frame: HTMLIFrameElement, html) => {
      frame.srcdoc = html
    },
    await read('ui://pitch-map/neck'),
  )
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toContain('ui/notifications/initialized')
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, params) => {
    frame.contentWindow!.postMessage(
      { jsonrpc: '2.0', method: 'ui/notifications/tool-result', params },
      '*',
    )
  }, result)
  const app = page.frameLocator('iframe')
  await expect(app.getByRole('img')).toHaveCount(2)
  await expect(app.getByRole('img').first()).toHaveAccessibleName(/^C on guitar\. string 6 muted/)
  const isDrawn = await app
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 100)
  expect(isDrawn).toBe(true)
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toContain('ui/notifications/size-changed')
})
