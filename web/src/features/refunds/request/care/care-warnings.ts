import type { Animal } from '@coussinet/contract/animals.ts'
import type { Guarantee } from '@coussinet/contract/formulas.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'

export type CareWarning = {
  code: 'before_effect' | 'waiting_period' | 'surgery_waiting' | 'symptoms_before_cover' | 'not_covered_by_formula' | 'ceiling_reached'
  animal_id: string
  name: string
  /** The day from which it would be covered, or from which the ceiling is new. */
  until: string | null
}

type Care = Pick<RefundRequest, 'care_date' | 'cause' | 'first_symptoms_on'>

/** What care of that day would meet for one animal, known from its limits before anything is sent; the gravest first. */
export function careWarnings(animal: Animal, { care_date, cause, first_symptoms_on }: Care): CareWarning[] {
  const tell = (code: CareWarning['code'], until: string | null): CareWarning => ({ code, animal_id: animal.id, name: animal.name, until })
  if (care_date === null) return []
  if (animal.cover_start === null || care_date < animal.cover_start) return [tell('before_effect', animal.cover_start)]
  if (animal.limits === null) return []
  const { waiting_periods, ceiling } = animal.limits
  const coveredFrom = (wanted: Guarantee) => waiting_periods.find(({ guarantee }) => guarantee === wanted)?.covered_from ?? null
  const warnings: CareWarning[] = []
  if (cause === 'accident' || cause === 'illness') {
    const from = coveredFrom(cause)
    const surgeryFrom = cause === 'illness' ? coveredFrom('illness_surgery') : null
    if (from === null) warnings.push(tell('not_covered_by_formula', null))
    else if (care_date < from) warnings.push(tell('waiting_period', from))
    else if (cause === 'illness' && first_symptoms_on !== null && first_symptoms_on < from) warnings.push(tell('symptoms_before_cover', from))
    else if (surgeryFrom !== null && care_date < surgeryFrom) warnings.push(tell('surgery_waiting', surgeryFrom))
  }
  const isInYear = care_date >= ceiling.year_start && care_date <= ceiling.year_end
  if (cause !== 'prevention' && isInYear && ceiling.remaining_cents === 0) warnings.push(tell('ceiling_reached', ceiling.year_end))
  return warnings
}
