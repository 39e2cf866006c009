import type { Animal } from '@coussinet/contract/animals.ts'
import { formulaTerms, identificationDeadline, waitingPeriods } from '#modules/policy/policy.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { DateAhead } from '../write-calendar.ts'
import type { Said } from './dates.messages.ts'

/** The days of one animal's cover: nothing without a formula, nothing after the contract's last day `ends_on`. */
export function animalDates(
  { id, name, icad, cover_start, formula, limits }: Animal,
  ends_on: Day | null,
  said: Said,
): DateAhead[] {
  if (formula.name === 'default' || cover_start === null) return []
  const path = `/animals/${id}`
  const dates = waitingPeriods(formulaTerms(formula.name), cover_start, cover_start)
    .filter(({ days_left }) => days_left > 0)
    .map(({ guarantee, covered_from }) => ({
      id: `waiting-${id}-${guarantee}`,
      day: covered_from,
      path,
      ...said.waiting(name, guarantee),
    }))
  if (icad === null) {
    const { due_on } = identificationDeadline(cover_start, cover_start)
    dates.push({ id: `identification-${id}`, day: due_on, path, ...said.identification(name) })
  }
  const left = limits?.vaccine_package.remaining_cents ?? 0
  if (limits && left > 0) {
    const { year_start, year_end } = limits.ceiling
    const day = ends_on !== null && ends_on < year_end ? ends_on : year_end
    dates.push({ id: `vaccine-package-${id}-${year_start}`, day, path, ...said.vaccinePackage(name, left) })
  }
  return dates.filter(({ day }) => ends_on === null || day <= ends_on)
}
