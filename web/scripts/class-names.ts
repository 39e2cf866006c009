import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Global name of a sheet's class: `Button_primary`. File names of sheets are unique in web/src, so no build needs a hash. */
export const scopedName = (name: string, file: string): string =>
  `${basename(file.replace(/\?.*/, ''), '.module.css')}_${name}`

const imported = /^import (\w+) from ('[^']+\.module\.css')$/gm

/** Writes class names into the built code as plain words: it bears those that it names, and no sheet's table of them. */
export function classNames(): Plugin[] {
  return [
    {
      name: 'class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: '.module.css' },
        handler: (code) => {
          let plain = code
          for (const [line, styles = '', from = ''] of code.matchAll(imported)) {
            plain = plain
              .replace(line, `import ${from}`)
              .replaceAll(
                new RegExp(`\\b${styles}\\.(\\w+)`, 'g'),
                (_, name: string) => `'${scopedName(name, from.slice(1, -1))}'`,
              )
          }
          return { code: plain, map: null }
        },
      },
    },
    {
      name: 'class-names:sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
