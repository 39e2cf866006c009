import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { languageTags } from '@coussinet/contract/domain/languages.ts'
import type { Plugin } from 'vite'

/** Languages that the brand's pages do without. */
export const notOffered = languageTags.filter((tag) => !offeredLanguages.includes(tag))

/** Leaves the texts of languages that the brand does not offer out of its pages: their modules are those of French, which are there. */
export function offeredTexts(): Plugin {
  return {
    name: 'offered-texts',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`/texts/(?:${notOffered.join('|') || '-'})/.+\\.ts(?:\\?.*)?$`) },
      handler: (id) => ({
        code: `export * from ${JSON.stringify(id.replace(/\/texts\/\w\w\//, '/texts/fr/'))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}
