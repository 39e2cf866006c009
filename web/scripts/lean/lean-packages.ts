import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

// A module of a package, and what takes its place: the part of it that the portal uses.
const replaced = [
  {
    from: /\/lucide-react\//,
    module: '../createLucideIcon.mjs',
    by: fileURLToPath(import.meta.resolve('../../src/ui/icon/create-icon.ts')),
  },
  {
    from: /\/router-core\//,
    module: './scroll-restoration.js',
    by: fileURLToPath(import.meta.resolve('../../src/platform/page/window-scroll.ts')),
  },
  // The bundler's loader of parts names scripts too, which ours are not (`modulePreload` in the configuration).
  {
    from: /./,
    module: '\0vite/preload-helper.js',
    by: fileURLToPath(import.meta.resolve('../../src/platform/chunks/with-sheets.ts')),
  },
]

// What an icon says of itself beside its drawing, which `create-icon.ts` does not read: random keys above all, which hardly compress.
const unread = /,\s*key: "\w+"|\bname: "[\w-]+",\s*size: 24,|,\s*aliases: \[[^\]]*\]/g

/** Puts small modules of ours in the place of large ones in packages; should a package move its module, its own is used again. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /(?:createLucideIcon\.mjs|scroll-restoration\.js|preload-helper\.js)$/ },
      handler: (source, importer) =>
        replaced.find(({ from, module }) => module === source && importer !== undefined && from.test(importer))?.by ??
        null,
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replaceAll(unread, ''), map: null }),
    },
  }
}
