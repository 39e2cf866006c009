import { careName } from '@coussinet/contract/domain/care-name.ts'
import type { Quote } from '@coussinet/contract/quotes.ts'
import type { Language } from '@coussinet/texts/messages.ts'

/** The planned care in a few words; null where no line is told yet. */
export const plannedCare = ({ lines }: Pick<Quote, 'lines'>, language: Language): string | null =>
  careName({ care_kinds: lines.map(({ care_kind }) => care_kind) }, language)
