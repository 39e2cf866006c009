import type { Plugin } from 'vite'
import * as values from '../../../contract/src/brand/values.ts'
import { notOffered } from '../offered-texts.ts'

// Words in a language that is not offered are read by no page.
const offered = (key: string, value: unknown) => (notOffered.some((tag) => tag === key) ? undefined : value)

/**
 * Computes what pages need of the brand at build time: `contract/src/brand/values.ts` becomes its values, each a module of its own in a
 * build (`byDeclaration`). Neither the brand's file nor its computation reaches a browser.
 */
export function brandValues(): Plugin {
  return {
    name: 'brand-values',
    enforce: 'pre',
    load: {
      filter: { id: /\/contract\/src\/brand\/values\.ts(?:\?declares=\w+)?$/ },
      handler(id) {
        const [, only] = id.split('?declares=')
        return {
          code: Object.entries(values)
            .filter(([name]) => only === undefined || name === only)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, offered)}`)
            .join('\n'),
          moduleType: 'js',
          map: null,
        }
      },
    },
  }
}
