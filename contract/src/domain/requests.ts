import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { Country } from './countries.ts'
import { anniversary, type Day } from './days.ts'
import { compareStrings } from './strings.ts'

// spec §4: refund request statuses
export const refundStatuses = [
  'draft',
  'pending',
  'processing',
  'action-required',
  'action-done',
  'accepted',
  'rejected',
] as const

export type RefundStatus = (typeof refundStatuses)[number]

export const causes = ['accident', 'illness', 'prevention'] as const

export type Cause = (typeof causes)[number]

/** Channels by which a request reaches the insurer outside the portal. */
export const channels = ['post', 'phone', 'email', 'counter'] as const

export type Channel = (typeof channels)[number]

export const wizardSteps = ['invoice', 'animals', 'care_sheets', 'summary'] as const

export type WizardStep = (typeof wizardSteps)[number]

export const timelineSteps = [
  'filed',
  'pending',
  'processing',
  'action-required',
  'action-done',
  'accepted',
  'rejected',
  'finished',
  /** a decided request was decided again, and a transfer came back */
  'corrected',
  'payment-returned',
] as const

/** Status as members see it: an accepted request whose refunds are paid is shown as refunded. */
export type ShownStatus = RefundStatus | 'refunded'

export const shownStatus = ({ status, paid }: { status: RefundStatus; paid: boolean }): ShownStatus =>
  status === 'accepted' && paid ? 'refunded' : status

export type FileType = (typeof fileTypes)[number]

export const fileTypes = [
  'invoice',
  'care-sheet',
  'certificate',
  'surgery-report',
  'x-ray',
  'medical-history',
  'other',
] as const

export const fileTypeNames = messages({
  fr: fr.fileTypeNames satisfies Record<FileType, string>,
  it: it.fileTypeNames,
  nl: nl.fileTypeNames,
})

export const requestLabels = messages({ fr: fr.requestLabels, it: it.requestLabels, nl: nl.requestLabels })

export const refundStatusNames = messages({
  fr: fr.refundStatuses satisfies Record<ShownStatus, string>,
  it: it.refundStatuses,
  nl: nl.refundStatuses,
})

export const timelineNames = messages({
  fr: fr.timelineNames satisfies Record<(typeof timelineSteps)[number], string>,
  it: it.timelineNames,
  nl: nl.timelineNames,
})

/** Channels by which a request reached the insurer, worded as the end of a sentence. */
export const channelNames = messages({
  fr: fr.channelNames satisfies Record<Channel, string>,
  it: it.channelNames,
  nl: nl.channelNames,
})

export type DraftFacts = {
  paid_confirmed: boolean
  animal_ids: readonly string[]
  care_date: string | null
  cause: Cause | null
  files: readonly { type: FileType; animal_id: string | null }[]
}

/** Obstacle between the member and the next step. */
export type DraftObstacle = 'invoice' | 'paid' | 'animals' | 'care_date' | 'cause' | 'care_sheets'

/** The chosen animals whose care sheet is not there yet, in their order. */
export function animalsWithoutCareSheet({ animal_ids, files }: Pick<DraftFacts, 'animal_ids' | 'files'>): string[] {
  return animal_ids.filter((id) => !files.some(({ type, animal_id }) => type === 'care-sheet' && animal_id === id))
}

/** Names what a step still lacks before the next one; null if nothing. */
export function findDraftObstacle(step: WizardStep, draft: DraftFacts | undefined): DraftObstacle | null {
  if (step === 'invoice') {
    if (!draft?.files.some(({ type }) => type === 'invoice')) return 'invoice'
    return draft.paid_confirmed ? null : 'paid'
  }
  if (draft === undefined) return 'invoice'
  if (step === 'animals') {
    if (draft.animal_ids.length === 0) return 'animals'
    if (draft.care_date === null) return 'care_date'
    return draft.cause === null ? 'cause' : null
  }
  return step === 'care_sheets' && animalsWithoutCareSheet(draft).length > 0 ? 'care_sheets' : null
}

// The confirmation of payment is repeated at the end, and a cause is never required: neither leads back.
const leadsBack = (missing: DraftObstacle | null) => missing !== null && missing !== 'paid' && missing !== 'cause'

/** Step at which the wizard continues: the first that lacks a document, an animal or a day. */
export function stepOfDraft(draft: DraftFacts): WizardStep {
  const steps: readonly WizardStep[] = ['invoice', 'animals', 'care_sheets']
  return steps.find((step) => leadsBack(findDraftObstacle(step, draft))) ?? 'summary'
}

/** Years until a claim lapses by law: L114-1 in France, art. 2952 c.c. in Italy, art. 88 of the law of 4 April 2014 in Belgium. */
export const limitationYears: Readonly<Record<Country, number>> = { FR: 2, IT: 2, BE: 3 }

/** Years after the care in which a request can still be filed: until it lapses. */
export const filingDeadlineYears = (country: Country): number => limitationYears[country]

/** Tells whether a request filed that day comes too late for its care (`late_filing`). */
export const isFiledLate = (care_date: Day, filed_on: Day, country: Country): boolean =>
  filed_on > anniversary(care_date, filingDeadlineYears(country))

/** Working days until the insurer answers, and bank days until it pays an accepted request. */
/**
 * Last day to answer a question: the first of those of what is missing; if all is there and was not sent, the latest of
 * all. Null if nothing is awaited.
 */
export function lastDayToAnswer<Asked extends { due_on: Day }>(
  awaited: readonly Asked[],
  isMissing: (asked: Asked) => boolean,
): Day | null {
  const days = (of: readonly Asked[]) => of.map(({ due_on }) => due_on).toSorted(compareStrings)
  return days(awaited.filter(isMissing)).at(0) ?? days(awaited).at(-1) ?? null
}

export type PromisedDays = { readonly answer: number; readonly transfer: number }

/** Promises in words, after a verb or a noun: “sous deux jours ouvrés”. */
export const promisedDays = messages({ fr: fr.promisedDays, it: it.promisedDays, nl: nl.promisedDays })
