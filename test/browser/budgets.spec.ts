/** What the first view costs, measured on the built files. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, openWorkbench, test } from './support/workbench'

const BUILT = new URL('../../dist/workbench/', import.meta.url)
const gzipped = (path: string) =>
  gzipSync(readFileSync(new URL(path.replace(/^\//, ''), BUILT))).length

/** Files that index.html asks for, by what they are. */
function initialFiles(): {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
} {
  const html = readFileSync(new URL('index.html', BUILT), 'utf8')
  const paths = (pattern: RegExp) => Array.from(html.matchAll(pattern), (match) => match[1]!)
  return {
    scripts: paths(/(?:src|rel="modulepreload"[^>]*href)="(\/[^"]+\.js)"/g),
    styles: paths(/href="(\/[^"]+\.css)"/g),
  }
}

test('the first view takes at most 72 kB of script and 12 kB of style', () => {
  const { scripts, styles } = initialFiles()
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + gzipped(path), 0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(sum(scripts)).toBeLessThanOrEqual(72_000)
  expect(sum(styles)).toBeLessThanOrEqual(12_000)
})

test('nothing beyond the listed files is needed to draw the neck', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    // What waits for idle time waits for ever.
    window.requestIdleCallback = () => 0
  })
  await page.goto('/')
  await expect(page.locator('.neck')).toBeVisible()
  const { scripts } = initialFiles()
  const early = asked.filter((path) => path.endsWith('.js') && path !== '/first-paint.js')
  const panels = early.filter((path) => !scripts.includes(path))
  // The panels in view come after the first frame; schemas never come by themselves.
  expect(panels.join()).not.toMatch(/command-list|state-codec|microphone-(?!state)/)
})

test('the policy of the page allows no inline code and no other origin', async ({ page }) => {
  const answer = await page.goto('/')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:/)
  await openWorkbench(page)
})
