/** `/.well-known/api-catalog` (RFC 9727): what there is to call, as a link set (RFC 9264). */
export const MCP_PATH = '/mcp'

export const LINKSET_TYPE =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

export function apiCatalog(baseUrl: string): string {
  return JSON.stringify({
    linkset: [
      {
        anchor: `${baseUrl}/api`,
        'service-desc': [
          { href: `${baseUrl}/openapi.json`, type: 'application/vnd.oai.openapi+json;version=3.1' },
        ],
        'service-doc': [
          { href: `${baseUrl}/docs`, type: 'text/html' },
          { href: `${baseUrl}/docs.md`, type: 'text/markdown' },
          { href: `${baseUrl}/llms.txt`, type: 'text/plain' },
        ],
        'service-meta': [{ href: `${baseUrl}/api/capabilities`, type: 'application/json' }],
        status: [{ href: `${baseUrl}/api/health`, type: 'application/json' }],
      },
      {
        anchor: `${baseUrl}${MCP_PATH}`,
        'service-doc': [{ href: `${baseUrl}/docs/agents.md`, type: 'text/markdown' }],
      },
    ],
  })
}
