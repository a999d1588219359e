import { fileURLToPath } from 'node:url'

const RESOLVE_DIR = fileURLToPath(new URL('.', import.meta.url))

/**
 * Bundles a package so that it is run when something of it is first used, which an `import` alone
 * cannot say. For packages that make large tables when they are loaded.
 *
 * @param functions what is imported of it by name; functions and classes, nothing else.
 */
export function loadWhenNeeded(packageName, functions) {
  const part = `when-needed:${packageName}`
  const door = functions.map(
    (name) => `export function ${name}(...args) {
      const own = require('${part}').${name}
      return new.target ? new own(...args) : own(...args)
    }`,
  )
  const contents = {
    door: door.join('\n'),
    // In between, so that the rest of the package is left out.
    part: `export { ${functions.join(', ')} } from '${packageName}'`,
  }
  return {
    name: part,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${packageName}$`) }, ({ namespace }) =>
        namespace === part ? undefined : { path: 'door', namespace: part },
      )
      build.onResolve({ filter: new RegExp(`^${part}$`) }, () => ({
        path: 'part',
        namespace: part,
      }))
      build.onLoad({ filter: /./, namespace: part }, ({ path }) => ({
        contents: contents[path],
        resolveDir: RESOLVE_DIR,
      }))
    },
  }
}
