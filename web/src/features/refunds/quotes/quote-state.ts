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

/** Ground of a quote's head: an agreement is meadow as an accepted request is, and what has ended is quiet. */
export const quoteGrounds = {
  draft: 'sunken',
  pending: 'accent',
  answered: 'meadow',
  refused: 'sunken',
  withdrawn: 'sunken',
  lapsed: 'sunken',
  used: 'meadow',
} as const satisfies Record<QuoteStatus, string>

/** Tells what a quote's page says comes next: an agreement that a filed request rests on waits for its decision. */
export const getNextStep = ({ status, request }: Pick<Quote, 'status' | 'request'>) =>
  status === 'answered' && request !== null ? ('claimed' as const) : status

export const mayRemove = ({ status, request }: Pick<Quote, 'status' | 'request'>): boolean =>
  status === 'draft' || status === 'pending' || (status === 'answered' && request === null)

/** The planned care in a few words; null where no line is told yet. */
export const plannedCare = ({ lines }: Pick<Quote, 'lines'>, language: Language): string | null =>
  careName({ care_kinds: lines.map(({ care_kind }) => care_kind) }, language)
