import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { notOffered } from '../offered-texts.ts'

// Words in a language that is not offered are read by no page.
const offered = (key: string, value: unknown) => (notOffered.some((tag) => tag === key) ? undefined : value)

/**
 * Computes, here and now, what pages need of the brand: each module of `contract/src/brand/values` becomes its values. Neither
 * the brand's file nor what is reckoned from it reaches a browser.
 */
export function brandValues(): Plugin {
  return {
    name: 'brand-values',
    enforce: 'pre',
    load: {
      filter: { id: /\/contract\/src\/brand\/values\/[\w-]+\.ts$/ },
      async handler(id) {
        const values: Record<string, unknown> = await import(pathToFileURL(id).href)
        return {
          code: Object.entries(values)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, offered)}`)
            .join('\n'),
          moduleType: 'js',
          map: null,
        }
      },
    },
  }
}
