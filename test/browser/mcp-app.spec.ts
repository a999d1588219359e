/** The MCP App in a frame, with this page in the place of a chat's host. */
import { expect, test } from '@playwright/test'
import { NECK_APP_HTML } from '../../src/service/mcp/neck-app'
import { drawUrl } from '../../src/service/mcp/pictures'
import { callTool } from '../../src/service/mcp/tools/call-tool'
import { MCP_TOOLS } from '../../src/service/mcp/tools/tool-table'

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

test('shows the pictures of a result, each with its words', async ({ page }) => {
  const tool = MCP_TOOLS.find(({ name }) => name === 'find_voicings')!
  const result = await callTool(tool, { symbol: 'C', limit: 2 }, 'http://pitch.test')
  const urls = result.structuredContent?.pictures as readonly string[]
  await page.setContent(HOST)
  await page.evaluate(
    (pictures) => Reflect.set(window, 'pictures', pictures),
    Object.fromEntries(await Promise.all(urls.map(async (url) => [url, await drawUrl(url)]))),
  )
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, html) => {
    frame.srcdoc = html
  }, NECK_APP_HTML)
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toContain('ui/notifications/initialized')
  await page.locator('iframe').evaluate(
    (frame: HTMLIFrameElement, params) => {
      frame.contentWindow!.postMessage(
        { jsonrpc: '2.0', method: 'ui/notifications/tool-result', params },
        '*',
      )
    },
    JSON.parse(JSON.stringify(result)),
  )
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
