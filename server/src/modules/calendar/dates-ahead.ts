import type { Animal } from '@coussinet/contract/animals.ts'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { careName } from '@coussinet/contract/domain/care.ts'
import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import { addDays, type Day, today } from '@coussinet/contract/domain/days.ts'
import { euros, monthInWords } from '@coussinet/contract/domain/format.ts'
import type { Permission } from '@coussinet/contract/domain/permissions.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { findContributions } from '#modules/contributions/contributions.ts'
import {
  findContract,
  earlierEnd,
  findEndings,
  findFormulaChanges,
  type FormulaChangeRow,
  formulaTerms,
  identificationDeadline,
  reachesMonth,
  waitingPeriods,
  waitOver,
  withdrawalUntil,
} from '#modules/policy/policy.ts'
import { findAnimalsWithLimits, type AwaitingRequest, findAwaiting } from '#modules/refunds/refunds.ts'
import type { Db } from '#platform/db/db.ts'
import { datesIn, type DateFacts } from './dates.messages.ts'
import type { DateAhead } from './write-calendar.ts'

type CalendarReader = { id: string; locale: string; permissions: readonly Permission[] }

/** Days for which what has just passed stays, so that a calendar keeps it until nobody looks there any more. */
const daysKept = 30

/** The days that a member may want to note, of what they may read: those ahead and those of the last 30 days, in order. */
export async function datesAhead(db: Db, { id, locale, permissions }: CalendarReader, now: Date): Promise<DateAhead[]> {
  const may = (permission: Permission) => permissions.includes(permission)
  const language = toLanguage(locale)
  const words = datesIn[language]
  const since = addDays(today(now), -daysKept)
  const contract = await contractDatesOf(db, id)
  const animals = may('animals:read') ? await findAnimalsWithLimits(db, { id, locale }, now) : []
  const changes = (animals.length > 0 ? await findFormulaChanges(db, id) : []).filter(
    ({ status }) => status === 'confirmed' || status === 'applied',
  )
  const contributions = may('receipts:read') ? await findContributions(db, id, since) : []
  const last_day = contract ? lastDay(contract) : null
  const span = contract ? { effective_date: contract.effective_date, last_day } : null
  const due = contributions.filter(({ status, month }) => status !== 'upcoming' || reachesMonth(span, month))
  const awaiting = may('refunds:read') ? await findAwaiting(db, id) : []

  const dates = [
    ...animals.flatMap((animal) => animalDates(animal, last_day, { said: words, language, changes })),
    ...(contract && may('contract:read') ? contractDates(id, contract, since, words) : []),
    ...due.flatMap(({ receipt_id, month, due_date, amount_cents, status, next_attempt_on }) => [
      {
        id: `contribution-${receipt_id}`,
        day: due_date,
        path: '/profile/receipts',
        ...words.contribution(euros(amount_cents, language), monthInWords(month, language)),
      },
      ...dated(status === 'declined' ? next_attempt_on : null, {
        id: `second-attempt-${receipt_id}`,
        path: '/profile/receipts',
        ...words.secondAttempt(euros(amount_cents, language), monthInWords(month, language)),
      }),
    ]),
    ...awaiting.flatMap(({ request_id, tracking_reference, due_on, ...request }) =>
      dated(due_on, {
        id: `documents-${request_id}`,
        path: `/refunds/${request_id}`,
        ...words.documents(nameOf(request, language), tracking_reference ?? ''),
      }),
    ),
  ]
  return dates.filter(({ day }) => day >= since).toSorted(inOrder)
}

type ContractDates = {
  effective_date: Day
  end_date: Day | null
  withdrawal_until: Day | null
  /** the last day that the member asked for */
  asked_end: Day | null
}

/** The contract's own days, with the last one that the member asked for when its end is not told yet; null before the contract. */
async function contractDatesOf(db: Db, member_id: string): Promise<ContractDates | null> {
  const contract = await findContract(db, member_id)
  if (!contract) return null
  const [ending] = await findEndings(db, member_id)
  return { ...contract, asked_end: ending?.ends_on ?? null }
}

/** The animals of a request and its name before the decision. */
const nameOf = (
  { animals, cause, vet_name }: Pick<AwaitingRequest, 'animals' | 'cause' | 'vet_name'>,
  language: Language,
) =>
  [animals.map(({ name }) => name).join(', '), careName({ care_kinds: [], cause, vet_name }, language)]
    .filter(Boolean)
    .join(' · ')

const dated = (day: Day | null, date: Omit<DateAhead, 'day'>): DateAhead[] => (day === null ? [] : [{ ...date, day }])

const inOrder = (one: DateAhead, other: DateAhead) =>
  compareStrings(one.day, other.day) || compareStrings(one.id, other.id)

const path = '/profile/contract'

/** The last day to withdraw, while the contract is to go on; else the contract's last day, as it is known or asked for. */
function contractDates(member_id: string, contract: ContractDates, since: Day, words: DateFacts): DateAhead[] {
  const ends_on = lastDay(contract)
  if (ends_on !== null) return [{ id: `ending-${member_id}`, day: ends_on, path, ...words.ending }]
  const day = withdrawalUntil(contract, since)
  return day === null ? [] : [{ id: `withdrawal-${member_id}`, day, path, ...words.withdrawal }]
}

const lastDay = ({ end_date, asked_end }: ContractDates): Day | null => end_date ?? asked_end

/** The days of one animal's cover: nothing without a formula, nothing after its last one or the contract's `last_day`. */
function animalDates(
  { id, name, icad, cover_start, cover_end, formula, limits }: Animal,
  last_day: Day | null,
  { said, language, changes }: { said: DateFacts; language: Language; changes: readonly FormulaChangeRow[] },
): DateAhead[] {
  if (formula.name === 'default' || cover_start === null) return []
  const path = `/animals/${id}`
  const ends_on = earlierEnd(cover_end, last_day)
  // Of a guarantee that a change of formula added, the limits know since when it waits.
  const terms = formulaTerms(formula.name)
  const periods = limits?.waiting_periods ?? waitingPeriods(terms, cover_start, cover_start)
  const dates = periods
    .filter(({ guarantee }) => waitOver(terms, guarantee, cover_start) !== null)
    .map(({ guarantee, covered_from }) => ({
      id: `waiting-${id}-${guarantee}`,
      day: covered_from,
      path,
      ...said.waiting(name, guaranteeNames[language][guarantee]),
    }))
  if (icad === null) {
    const { due_on } = identificationDeadline(cover_start, cover_start)
    dates.push({ id: `identification-${id}`, day: due_on, path, ...said.identification(name) })
  }
  for (const change of changes.filter(({ animal_id }) => animal_id === id))
    dates.push({
      id: `formula-${change.formula_change_id}`,
      day: change.takes_effect_on,
      path,
      ...said.formula(name, formulaLabels[change.formula]?.[language] ?? change.formula),
    })
  const left = limits?.vaccine_package.remaining_cents ?? 0
  if (limits && left > 0) {
    const { year_start, year_end } = limits.ceiling
    const day = ends_on !== null && ends_on < year_end ? ends_on : year_end
    dates.push({
      id: `vaccine-package-${id}-${year_start}`,
      day,
      path,
      ...said.vaccinePackage(name, euros(left, language)),
    })
  }
  return dates.filter(({ day }) => ends_on === null || day <= ends_on)
}
