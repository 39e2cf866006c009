import { type PaperLanguage, paperLanguages, toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

const words = paperMessages({ fr: fr.contractLanguage, it: it.contractLanguage })

/** Says in which language a contract is written, of those that the portal speaks: one may have no papers of its own. */
export function languagesInWords(offered: readonly Language[], language: PaperLanguage): string {
  const { names, choice, only, others } = words[language]
  const { named } = paperLanguages[language]
  // Its own language first, as each version has named them.
  const written = [...new Set(offered.map(toPaperLanguage))].toSorted(
    (one, other) => Number(other === language) - Number(one === language),
  )
  const apart = offered.filter((one) => toPaperLanguage(one) !== one)
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' })
  return [
    written.length > 1
      ? choice(disjunction.format(written.map((one) => names[one])))
      : only(named[written[0] ?? language]),
    ...apart.map((one) => others(named[one], named[toPaperLanguage(one)])),
  ].join(' ')
}
