/** Where links in documents point. */

/** A name, an IPv4 address, or what may be an IPv6 address in brackets; with an optional port. */
const HOST = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,252}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?$/

export interface BaseUrlOptions {
  /** Fixed origin for all links; wins over everything. */
  readonly publicUrl?: string | undefined
  /** Whether `X-Forwarded-Proto` and `X-Forwarded-Host` come from a trusted proxy. */
  readonly trustProxy?: boolean | undefined
}

/** What an answer depends on beside its URL. */
export function varyOf(options: BaseUrlOptions): string {
  const own = 'Accept, Accept-Encoding'
  return options.trustProxy ? `${own}, X-Forwarded-Host, X-Forwarded-Proto` : own
}

/** Most requests name the same host. */
let lastHost = ''

function isHost(text: string): boolean {
  if (text === lastHost) return text !== ''
  // The parser knows ports and addresses that are none: x:99999, [::::], 999.999.999.999.
  if (!HOST.test(text) || !URL.canParse(`http://${text}`)) return false
  lastHost = text
  return true
}

type HeaderValue = string | readonly string[] | null | undefined

/** The headers that say where a request was sent, under their lower-case names. */
export interface OriginHeaders {
  readonly host?: HeaderValue
  readonly 'x-forwarded-proto'?: HeaderValue
  readonly 'x-forwarded-host'?: HeaderValue
}

function firstOf(header: HeaderValue): string | undefined {
  const whole = typeof header === 'string' ? header : header?.[0]
  const value = whole?.split(',')[0]?.trim()
  return value === '' ? undefined : value
}

/**
 * Origin of the links in a document: the fixed one, else the request's own.
 *
 * @returns `undefined` when the Host (or a trusted forwarded one) is not a host name.
 */
export function baseUrlFrom(
  ownScheme: string,
  headers: OriginHeaders,
  options: BaseUrlOptions,
): string | undefined {
  if (options.publicUrl !== undefined) return options.publicUrl.replace(/\/+$/, '')
  let scheme = ownScheme
  let host = typeof headers.host === 'string' ? headers.host : ''
  if (options.trustProxy) {
    const forwardedScheme = firstOf(headers['x-forwarded-proto'])
    if (forwardedScheme === 'http' || forwardedScheme === 'https') scheme = forwardedScheme
    host = firstOf(headers['x-forwarded-host']) ?? host
  }
  return isHost(host) ? `${scheme}://${host.toLowerCase()}` : undefined
}

/** The same, of a portable request, whose URL names the host where no header does. */
export function baseUrlOf(request: Request, options: BaseUrlOptions): string | undefined {
  const { url, headers } = request
  const schemeEnd = url.indexOf('://')
  const pathStart = url.indexOf('/', schemeEnd + 3)
  const urlHost = url.slice(schemeEnd + 3, pathStart < 0 ? undefined : pathStart)
  return baseUrlFrom(
    url.slice(0, schemeEnd),
    {
      host: headers.get('host') ?? urlHost,
      'x-forwarded-proto': headers.get('x-forwarded-proto'),
      'x-forwarded-host': headers.get('x-forwarded-host'),
    },
    options,
  )
}
