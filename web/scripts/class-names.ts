import type { Plugin } from 'vite'

/** Imports a sheet's class names one by one, where the code says all of them: a page then bears those that it names, as plain words. */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '.module.css' },
      handler: (code) => ({
        code: code.replaceAll(/^import (\w+) from ('[^']+\.module\.css')$/gm, 'import * as $1 from $2'),
        map: null,
      }),
    },
  }
}
