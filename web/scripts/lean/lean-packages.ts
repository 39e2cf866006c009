import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

// A module of a package, and what takes its place: the part of it that the portal uses.
const replaced = [
  // The bundler's loader of parts names scripts too, which ours are not (`modulePreload` in the configuration).
  {
    from: /./,
    module: '\0vite/preload-helper.js',
    by: fileURLToPath(import.meta.resolve('../../src/platform/chunks/with-sheets.ts')),
  },
]

/** Puts small modules of ours in the place of large ones in packages; should a package move its module, its own is used again. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /preload-helper\.js$/ },
      handler: (source, importer) =>
        replaced.find(({ from, module }) => module === source && importer !== undefined && from.test(importer))?.by ??
        null,
    },
  }
}
