/** The Node server with the app in the same thread, for tests that look or reach into either. */
import type { Server } from 'node:http'
import { servedPaths } from '#service/app'
import type { AppOptions } from '#service/http/app-options'
import { createBuiltFiles } from '#service/node/http/built-files'
import { createAnswerer } from '#service/node/pool/answer-asked'
import type { Asker } from '#service/node/pool/pool'
import { createNodeServer, type NodeServerOptions } from '#service/node/server'
import { paintPicture } from '#service/png/paint-picture'

export function localAsker(options: LocalServerOptions): Asker {
  const { onFault: _, onAbort: __, ...own } = options
  const files = createBuiltFiles(options.builtFolder, options.buildId).look
  const answerOf = createAnswerer({ files, loadPainter: async () => paintPicture, ...own })
  return {
    served: new Map(servedPaths().map((one) => [one.path, one])),
    ask({ asked, settle }) {
      void answerOf(asked).then(settle)
      return () => {}
    },
  }
}

export type LocalServerOptions = Omit<NodeServerOptions, 'asker'> & AppOptions

export function createLocalServer(options: LocalServerOptions): Server {
  return createNodeServer({ ...options, asker: localAsker(options) })
}
