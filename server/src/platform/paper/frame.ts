import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { memberName, type MemberNames } from '@coussinet/contract/domain/members.ts'
import * as fr from '@coussinet/texts/fr/papers.ts'
import * as it from '@coussinet/texts/it/papers.ts'
import { getInsurer } from './insurer.ts'
import { paperMessages } from './paper-messages.ts'

/** Frame of a paper: title and language, also for screen readers, owner and author. */
export type PaperFrame = {
  language: PaperLanguage
  title: string
  author: string
  issued_on: Day
  /** lines beside the logo that name the owner; empty for a public paper */
  member: readonly string[]
  /** in the footer: the insurer */
  legal: readonly string[]
  /** in the footer: version and date */
  foot: string
  page: string
  of: string
}

type PaperRecipient = MemberNames & { nevg: string; contract_number: string }
type FrameInput = {
  language: PaperLanguage
  country: Country
  title: string
  issued_on: Day
  whose?: PaperRecipient | null
  version?: string
}

const words = paperMessages({ fr: fr.frame, it: it.frame })

/** Frame of a paper, signed by the country's company; `version` if the text has one. */
export function createFrame({ language, country, title, issued_on, whose = null, version }: FrameInput): PaperFrame {
  const { number, contract, version: versionWord, issued, page, of } = words[language]
  const insurer = getInsurer(country)
  return {
    language,
    title,
    author: insurer.name,
    issued_on,
    member: whose
      ? [memberName(whose), `${number} ${groupedNevg(whose.nevg)}`, `${contract} ${whose.contract_number}`]
      : [],
    legal: [insurer.legal[language], `${insurer.address.join(', ')} · ${insurer.phone_text} · ${insurer.email}`],
    foot: [...(version ? [`${versionWord} ${version}`] : []), issued(longDay(issued_on, language))].join(' · '),
    page,
    of,
  }
}
