/** Headers that answers share, built once and never changed. */

/** No page of ours needs inline code or another origin. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, X-Ignored-Parameters, X-Request-Id, Server-Timing',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** An API document is a function of its URL: every cache may keep it. */
export const CACHE_PUBLIC = 'public, max-age=3600, stale-while-revalidate=86400'

/** API answers are data: a browser that opens one may do nothing with it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

export const JSON_TYPE = 'application/json; charset=utf-8'
export const TEXT_TYPE = 'text/plain; charset=utf-8'
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'

export const API_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  ...SECURITY,
  ...CORS,
  'Content-Security-Policy': API_POLICY,
})

export const PAGE_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  ...SECURITY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Permissions-Policy': 'microphone=(self), midi=(self), camera=(), geolocation=()',
})

export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  ...API_HEADERS,
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, If-None-Match, Mcp-Session-Id, Mcp-Protocol-Version, Last-Event-ID',
  'Access-Control-Max-Age': '86400',
})
