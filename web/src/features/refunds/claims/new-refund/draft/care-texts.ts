import type { DraftChanges, RefundRequest } from '@coussinet/contract/refund-requests.ts'

/** The fields of the care that are typed; animals and cause are pressed and kept at once. */
export const careFields = ['care_date', 'first_symptoms_on', 'invoice_number', 'vet_name'] as const
export type CareField = (typeof careFields)[number]

export type CareTexts = Partial<Record<CareField, string>>

/** Why the text on screen cannot be kept. `incomplete`: a date of which the browser gives nothing yet. */
export type CareTextError = 'missing' | 'incomplete' | 'invalid' | 'future'

type StoredCare = Pick<RefundRequest, CareField | 'cause'>

export const isDate = (field: CareField): boolean => field === 'care_date' || field === 'first_symptoms_on'

const isDay = (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text)

/** The fields that are on screen: the symptoms are asked for with an illness alone. */
export const askedFields = ({ cause }: Pick<StoredCare, 'cause'>): CareField[] =>
  careFields.filter((field) => field !== 'first_symptoms_on' || cause === 'illness')

/** Text of a field: what is typed until that is kept, else what is kept, whoever kept it. */
export const shownText = (typed: CareTexts, kept: StoredCare | undefined, field: CareField): string =>
  typed[field] ?? kept?.[field] ?? ''

/** Error of a field's text, null when it can be kept. */
export function wrongWith(
  field: CareField,
  text: string,
  { today, isIncomplete }: { today: string; isIncomplete: boolean },
): CareTextError | null {
  if (!isDate(field)) return null
  if (isIncomplete) return 'incomplete'
  if (text === '') return field === 'care_date' ? 'missing' : null
  if (!isDay(text)) return 'invalid'
  return text > today ? 'future' : null
}

/** Change of the draft by the text of a field: nothing (null) where there is none, or none that can be kept. */
export function toDraftChange(field: CareField, text: string, wrong: CareTextError | null): DraftChanges {
  const value = wrong === null && text.trim() !== '' ? text.trim() : null
  return { [field]: value }
}

/** Tells whether the draft holds already what it would be told. */
export const isKept = (changes: DraftChanges, kept: StoredCare): boolean =>
  careFields.every((field) => !(field in changes) || changes[field] === kept[field])

/** The care as the screen shows it: a day that cannot be kept is none. */
export function shownCare(
  typed: CareTexts,
  kept: StoredCare,
  today: string,
): Pick<RefundRequest, 'care_date' | 'cause' | 'first_symptoms_on'> {
  const dayIn = (field: 'care_date' | 'first_symptoms_on') => {
    const text = shownText(typed, kept, field)
    return text === '' || wrongWith(field, text, { today, isIncomplete: false }) !== null ? null : text
  }
  return {
    care_date: dayIn('care_date'),
    cause: kept.cause,
    first_symptoms_on: kept.cause === 'illness' ? dayIn('first_symptoms_on') : null,
  }
}

/** Obstacle to going on: something to mend before something to add. */
export function obstacleIn(found: readonly (CareTextError | null)[]): 'wrong' | 'missing' | null {
  if (found.some((one) => one !== null && one !== 'missing')) return 'wrong'
  return found.includes('missing') ? 'missing' : null
}
