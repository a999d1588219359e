/** What the tests use of the platform's own module. */
declare module 'cloudflare:workers' {
  export const exports: { readonly default: { fetch(request: Request): Promise<Response> } }
}
