import { careName } from '@coussinet/contract/domain/care.ts'
import type { QuoteStatus } from '@coussinet/contract/domain/quotes.ts'
import type { Quote } from '@coussinet/contract/quotes.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { BadgeTone } from '#ui/Badge.tsx'

export const quoteTones: Record<QuoteStatus, BadgeTone> = {
  draft: 'draft',
  pending: 'pending',
  answered: 'positive',
  refused: 'danger',
  withdrawn: 'plain',
  lapsed: 'plain',
  used: 'positive',
}

/** Colour of a quote's head: an agreement is meadow, like an accepted request, and what has ended is quiet. */
export const quoteGrounds = {
  draft: 'sunken',
  pending: 'accent',
  answered: 'meadow',
  refused: 'sunken',
  withdrawn: 'sunken',
  lapsed: 'sunken',
  used: 'meadow',
} as const satisfies Record<QuoteStatus, string>

/** Finds the next step that a quote's page names: an agreement used by a filed request waits for its decision. */
export const getNextStep = ({ status, request }: Pick<Quote, 'status' | 'request'>) =>
  status === 'answered' && request !== null ? ('claimed' as const) : status

export const mayRemove = ({ status, request }: Pick<Quote, 'status' | 'request'>): boolean =>
  status === 'draft' || status === 'pending' || (status === 'answered' && request === null)

/** The planned care in a few words; null while no line is entered. */
export const plannedCare = ({ lines }: Pick<Quote, 'lines'>, language: Language): string | null =>
  careName({ care_kinds: lines.map(({ care_kind }) => care_kind) }, language)
