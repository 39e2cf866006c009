import type { DraftChanges, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useRef, useState } from 'react'
import { isSignedIn } from '#platform/calls/session.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'

/** The typed fields of the care; animals and cause are buttons and saved at once. */
const careFields = ['care_date', 'first_symptoms_on', 'invoice_number', 'vet_name'] as const
export type CareField = (typeof careFields)[number]

type CareTexts = Partial<Record<CareField, string>>

/** Why the text on screen cannot be saved. `incomplete`: a date for which the browser gives no value yet. */
type CareTextError = 'missing' | 'incomplete' | 'invalid' | 'future' | 'after_care'

type StoredCare = Pick<RefundRequest, CareField | 'cause'>

const isDate = (field: CareField): boolean => field === 'care_date' || field === 'first_symptoms_on'

const isDay = (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text)

/** The fields on screen: symptoms only for an illness. */
export const askedFields = ({ cause }: Pick<StoredCare, 'cause'>): CareField[] =>
  careFields.filter((field) => field !== 'first_symptoms_on' || cause === 'illness')

/** Text of a field: the typed one until it is saved, then the saved one, whoever changed it. */
export const shownText = (typed: CareTexts, stored: StoredCare | undefined, field: CareField): string =>
  typed[field] ?? stored?.[field] ?? ''

/** Error of a field's text; null if it can be saved. */
export function wrongWith(
  field: CareField,
  text: string,
  { today, isIncomplete, care_date }: { today: string; isIncomplete: boolean; care_date?: string | undefined },
): CareTextError | null {
  if (!isDate(field)) return null
  if (isIncomplete) return 'incomplete'
  if (text === '') return field === 'care_date' ? 'missing' : null
  if (!isDay(text)) return 'invalid'
  if (text > today) return 'future'
  return field === 'first_symptoms_on' && isDay(care_date ?? '') && text > (care_date ?? '') ? 'after_care' : null
}

/** Change of the draft by the text of a field; null if the text is empty or invalid. */
export function toDraftChange(field: CareField, text: string, wrong: CareTextError | null): DraftChanges {
  const value = wrong === null && text.trim() !== '' ? text.trim() : null
  return { [field]: value }
}

/** Tells whether the draft already contains the change. */
export const isKept = (changes: DraftChanges, stored: StoredCare): boolean =>
  careFields.every((field) => !(field in changes) || changes[field] === stored[field])

/** The care as the screen shows it; an invalid day counts as none. */
export function shownCare(
  typed: CareTexts,
  stored: StoredCare,
  today: string,
): Pick<RefundRequest, 'care_date' | 'cause' | 'first_symptoms_on'> {
  const dayIn = (field: 'care_date' | 'first_symptoms_on') => {
    const text = shownText(typed, stored, field)
    const care_date = shownText(typed, stored, 'care_date')
    return text === '' || wrongWith(field, text, { today, isIncomplete: false, care_date }) !== null ? null : text
  }
  return {
    care_date: dayIn('care_date'),
    cause: stored.cause,
    first_symptoms_on: stored.cause === 'illness' ? dayIn('first_symptoms_on') : null,
  }
}

/** Obstacle to going on: something to mend before something to add. */
export function obstacleIn(found: readonly (CareTextError | null)[]): 'wrong' | 'missing' | null {
  if (found.some((one) => one !== null && one !== 'missing')) return 'wrong'
  return found.includes('missing') ? 'missing' : null
}

type CareRules = {
  request: RefundRequest | undefined
  today: string
  /** Keeps changes of the draft; rejects with what refused them. */
  save: (changes: DraftChanges) => Promise<void>
  /** Called with a refusal that no field can show. */
  tell: (error: unknown) => void
}

function without<Value>(all: Partial<Record<CareField, Value>>, fields: readonly CareField[]) {
  const rest = { ...all }
  for (const field of fields) delete rest[field]
  return rest
}

/**
 * The typed fields of the care. A text belongs to the screen until the draft has saved it; only then does its field follow the draft. An
 * emptied or invalid day withdraws the former one, so that only what is shown is filed.
 */
export function useCareTexts({ request, today, save, tell }: CareRules) {
  const language = useLanguage()
  const [typed, setTyped] = useRestoredState<CareTexts, `${string}.care`>(`${request?.id ?? 'new'}.care`, {}, sendAll)
  const [incomplete, setIncomplete] = useState<readonly CareField[]>([])
  const [left, setLeft] = useState<readonly CareField[]>([])
  const [refused, setRefused] = useState<Partial<Record<CareField, string>>>({})
  const sending = useRef(new Map<CareField, string>())
  const edits = useRef(0)
  const fields = request === undefined ? [] : askedFields(request)

  const check = (field: CareField, text: string, isIncomplete: boolean) =>
    wrongWith(field, text, { today, isIncomplete, care_date: shownText(typed, request, 'care_date') })
  const wrong = (field: CareField, text = shownText(typed, request, field)) =>
    check(field, text, incomplete.includes(field))

  /** Saves the text of a field, once; an invalid text stays on screen and withdraws the former one. */
  function send(field: CareField, text: string, obstacle = wrong(field, text)): void {
    if (request === undefined || sending.current.get(field) === text) return
    const changes = toDraftChange(field, text, obstacle)
    const settle = () => {
      if (obstacle === null) setTyped((before) => (before[field] === text ? without(before, [field]) : before))
    }
    if (isKept(changes, request) && !sending.current.has(field) && refused[field] === undefined) return settle()
    sending.current.set(field, text)
    save(changes)
      .then(settle, (error: unknown) => {
        const sentence = problemFields(error, language)[field]
        if (sentence === undefined) return tell(error)
        setRefused((before) => ({ ...before, [field]: sentence }))
        if (request[field] !== null) save({ [field]: null }).catch(tell)
      })
      .finally(() => {
        if (sending.current.get(field) === text) sending.current.delete(field)
      })
  }

  function sendAll(texts: CareTexts): void {
    if (request === undefined || !isSignedIn()) return
    for (const field of askedFields(request)) {
      const text = texts[field]
      if (text !== undefined && refused[field] === undefined) send(field, text)
    }
  }

  return {
    care: request === undefined ? null : shownCare(typed, request, today),
    /** Obstacle to saving the texts on screen: a field is wrong, or the day is missing. */
    obstacle: obstacleIn(fields.map((field) => (refused[field] === undefined ? wrong(field) : 'invalid'))),
    /** True while something on screen is not saved. */
    isUnsaved: fields.some((field) => typed[field] !== undefined || incomplete.includes(field)),
    /** Count of edits: a delayed callback can check whether the screen has changed since. */
    edits: () => edits.current,
    /** Saves what is not saved yet. */
    sendAll: () => sendAll(typed),
    /** Shows errors in fields that were not left yet. */
    showAll: () => setLeft(careFields),
    /** Clears the symptoms, whose field is no longer shown. */
    forgetSymptoms() {
      setTyped((before) => without(before, ['first_symptoms_on']))
      setRefused((before) => without(before, ['first_symptoms_on']))
      setIncomplete((before) => before.filter((field) => field !== 'first_symptoms_on'))
    },
    field(field: CareField) {
      const text = shownText(typed, request, field)
      const found = wrong(field)
      return {
        value: text,
        /** Error of the text, once it may be shown; a refusal has its own sentence. */
        wrong: found === 'future' || found === 'after_care' || left.includes(field) ? found : null,
        refused: refused[field],
        /** Replaces the text of a field with the value that was read. */
        take(value: string) {
          edits.current += 1
          setTyped((before) => ({ ...before, [field]: value }))
          setRefused((before) => without(before, [field]))
          setIncomplete((before) => before.filter((one) => one !== field))
          send(field, value, check(field, value, false))
        },
        type(value: string, isPartial: boolean) {
          edits.current += 1
          setTyped((before) => ({ ...before, [field]: value }))
          setRefused((before) => without(before, [field]))
          setIncomplete((before) => [...before.filter((one) => one !== field), ...(isPartial ? [field] : [])])
          const obstacle = check(field, value, isPartial)
          if (isDate(field) && obstacle === null) send(field, value, obstacle)
        },
        leave(value: string, isPartial: boolean) {
          if (isPartial !== incomplete.includes(field)) {
            setIncomplete((before) => [...before.filter((one) => one !== field), ...(isPartial ? [field] : [])])
          }
          if (isPartial) setTyped((before) => ({ ...before, [field]: value }))
          if (typed[field] === undefined && !isPartial) return
          setLeft((before) => (before.includes(field) ? before : [...before, field]))
          if (refused[field] === undefined) send(field, value, check(field, value, isPartial))
        },
      }
    },
  }
}
