/** Where links in documents point. */

const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9._-]{0,252})|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?$/

export interface BaseUrlOptions {
  /** Fixed origin for all links; wins over everything. */
  readonly publicUrl?: string | undefined
  /** Whether `X-Forwarded-Proto` and `X-Forwarded-Host` come from a proxy of ours. */
  readonly trustProxy?: boolean | undefined
}

function firstOf(header: string | null): string | undefined {
  const value = header?.split(',')[0]?.trim()
  return value === '' ? undefined : value
}

/**
 * Origin of the links in a document: the fixed one, else the request's own.
 *
 * @returns `undefined` when the Host (or a trusted forwarded one) is not a host name.
 */
export function baseUrlOf(request: Request, options: BaseUrlOptions): string | undefined {
  if (options.publicUrl !== undefined) return options.publicUrl.replace(/\/+$/, '')
  const { url } = request
  const schemeEnd = url.indexOf('://')
  const pathStart = url.indexOf('/', schemeEnd + 3)
  let scheme = url.slice(0, schemeEnd)
  let host =
    request.headers.get('host') ?? url.slice(schemeEnd + 3, pathStart < 0 ? undefined : pathStart)
  if (options.trustProxy) {
    const forwardedScheme = firstOf(request.headers.get('x-forwarded-proto'))
    if (forwardedScheme === 'http' || forwardedScheme === 'https') scheme = forwardedScheme
    host = firstOf(request.headers.get('x-forwarded-host')) ?? host
  }
  return HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : undefined
}
