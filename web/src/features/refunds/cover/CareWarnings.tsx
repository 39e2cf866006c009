import type { Animal } from '@coussinet/contract/animals.ts'
import type { Guarantee } from '@coussinet/contract/domain/cover.ts'
import type { Profile } from '@coussinet/contract/profile.ts'
import type { Check, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import Hourglass from '~icons/lucide/hourglass'
import { warningMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Note } from '#ui/Note.tsx'

/** The sentence of a warning known before anything is sent. */
export function useCareWarningText(): (warning: CareWarning) => string {
  const words = useMessages(warningMessages)
  const format = useFormat()
  return ({ code, name, until, since, reserved_cents = 0 }) => {
    if (code === 'not_covered_by_formula') return words.not_covered_by_formula(name)
    if (code === 'cover_suspended') {
      const from = format.longDay(since ?? '')
      return until === null
        ? words.cover_suspended(name, from)
        : words.cover_was_suspended(name, from, format.longDay(until))
    }
    if (code === 'ceiling_reached' && until !== null && reserved_cents > 0)
      return words.ceiling_reserved(name, format.euros(reserved_cents), format.longDay(until))
    return until === null ? words.no_cover(name) : words[code](name, format.longDay(until))
  }
}

export function CareWarnings({ warnings }: { warnings: readonly CareWarning[] }) {
  const text = useCareWarningText()
  return (
    <div className="stack gap-m" role="status">
      {warnings.map((warning) => (
        <Note key={`${warning.animal_id}-${warning.code}`} tone="warning" icon={<Hourglass />}>
          {text(warning)}
        </Note>
      ))}
    </div>
  )
}

type CareWarning = {
  code:
    | 'before_effect'
    | 'after_end'
    | 'cover_suspended'
    | 'waiting_period'
    | 'surgery_waiting'
    | 'symptoms_before_cover'
    | 'not_covered_by_formula'
    | 'ceiling_reached'
  animal_id: string
  name: string
  /** The day from which it would be covered, or from which the ceiling is new; after the end: the last covered day. */
  until: string | null
  /** The first day of a suspension. */
  since?: string | undefined
  /** The part of a reached ceiling that agreements keep for other care. */
  reserved_cents?: number | undefined
}

type CareFacts = Pick<RefundRequest, 'care_date' | 'cause' | 'first_symptoms_on'>

/** Facts of a contract on the page; earlier suspensions are known to the server alone. */
type KnownCover = { end_date: string | null; suspended_since: string | null; today: string }

/** The member’s own; nothing is known before there is a contract. */
export function knownCover({ contract }: Pick<Profile, 'contract'>, today: string): KnownCover {
  return { end_date: contract?.end_date ?? null, suspended_since: contract?.suspended_since ?? null, today }
}

/** Warnings that care of that day would meet for one animal, known from its limits before anything is sent; the gravest first. */
export function careWarnings(
  animal: Animal,
  { care_date, cause, first_symptoms_on }: CareFacts,
  { end_date, suspended_since, today }: KnownCover,
): CareWarning[] {
  const tell = (code: CareWarning['code'], until: string | null): CareWarning => ({
    code,
    animal_id: animal.id,
    name: animal.name,
    until,
  })
  if (care_date === null) return []
  if (animal.cover_start === null || care_date < animal.cover_start) return [tell('before_effect', animal.cover_start)]
  const last_day = animal.cover_end ?? end_date
  if (last_day !== null && care_date > last_day) return [tell('after_end', last_day)]
  if (suspended_since !== null && care_date >= suspended_since && care_date <= today) {
    return [{ ...tell('cover_suspended', null), since: suspended_since }]
  }
  if (animal.limits === null) return []
  const { waiting_periods, ceiling } = animal.limits
  const coveredFrom = (wanted: Guarantee) =>
    waiting_periods.find(({ guarantee }) => guarantee === wanted)?.covered_from ?? null
  const warnings: CareWarning[] = []
  if (cause === 'accident' || cause === 'illness') {
    const from = coveredFrom(cause)
    const surgeryFrom = cause === 'illness' ? coveredFrom('illness_surgery') : null
    if (from === null) warnings.push(tell('not_covered_by_formula', null))
    else if (care_date < from) warnings.push(tell('waiting_period', from))
    else if (cause === 'illness' && first_symptoms_on !== null && first_symptoms_on < from)
      warnings.push(tell('symptoms_before_cover', from))
    else if (surgeryFrom !== null && care_date < surgeryFrom) warnings.push(tell('surgery_waiting', surgeryFrom))
  }
  const isInYear = care_date >= ceiling.year_start && care_date <= ceiling.year_end
  if (cause !== 'prevention' && isInYear && ceiling.remaining_cents === 0)
    warnings.push({ ...tell('ceiling_reached', ceiling.year_end), reserved_cents: ceiling.reserved_cents })
  return warnings
}

/**
 * The warnings, completed by what only the server knows: an animal whose cover was suspended or had ended on that day has no other warning;
 * if the draft is sent under an agreement, the ceiling is the server's.
 */
export function withCheck(
  known: readonly CareWarning[],
  check: Check | undefined,
  animals: readonly Pick<Animal, 'id' | 'name'>[],
): CareWarning[] {
  const warnings = (check?.warnings ?? []).flatMap(({ code, animal_id, until, since }): CareWarning[] => {
    if (code !== 'cover_suspended' && code !== 'after_end') return []
    const animal = animals.find(({ id }) => id === animal_id)
    return animal ? [{ code, animal_id: animal.id, name: animal.name, until, since }] : []
  })
  const isAgreed = ({ code, animal_id }: CareWarning) =>
    code === 'ceiling_reached' &&
    check?.agreements.some((one) => one.is_chosen && one.obstacle === null && one.animal_id === animal_id) === true &&
    !check.warnings.some((one) => one.code === code && one.animal_id === animal_id)
  const stays = (one: CareWarning) => !isAgreed(one) && !warnings.some(({ animal_id }) => animal_id === one.animal_id)
  return [...known.filter(stays), ...warnings]
}
