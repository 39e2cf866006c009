import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, anniversary, type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { formulaTerms } from '#modules/policy/policy.ts'
import { demoId } from './demo-id.ts'
import { type DemoTime, lastWorkingDay } from './demo-time.ts'
import { getSeedMember, type SeedAnimal, seedAnimals } from './seed-rows.ts'

// domain rules §6.12: the members whose next rise is announced
const toldOfNextRise = new Set(['m1', 'm2', 'm3', 'm6'])

/** + 3 %, half up to the cent (domain rules §2.2). */
const raised = (price_cents: number) => Math.floor((price_cents * 103 + 50) / 100)

const tariffOf = ({ formula, type }: SeedAnimal) => formulaTerms(formula).monthly_price_cents[type] ?? 0

const wasRaised = ({ cover_start }: SeedAnimal) => cover_start !== null && cover_start < '2026-01-01'

/** Price of an animal today: the tariff, raised for those who were insured before the year began. */
export const monthlyPrice = (animal: SeedAnimal): number =>
  wasRaised(animal) ? raised(tariffOf(animal)) : tariffOf(animal)

/** The rise of the last 1 January and, for those who were told, that of the next one: a 1 January stays one. */
export function seedPrices(time: DemoTime) {
  const last = `${toLocalDay(time.now).slice(0, 4)}-01-01`
  return seedAnimals.filter(wasRaised).flatMap((animal) => {
    const of = { member_id: demoId(animal.member), animal_id: demoId(animal.id) }
    const price = monthlyPrice(animal)
    const { country } = getSeedMember(animal.member)
    const rise = {
      ...of,
      from_day: last,
      announced_on: earlier(time.working('2025-10-30', country), last, country),
      old_price_cents: tariffOf(animal),
      new_price_cents: price,
    }
    const next = {
      ...of,
      from_day: anniversary(last, 1),
      announced_on: time.working('2026-10-30', country),
      old_price_cents: price,
      new_price_cents: raised(price),
    }
    return toldOfNextRise.has(animal.member) ? [rise, next] : [rise]
  })
}

// A rise is told two months before it comes, however the demo's days were moved.
const earlier = (moved: Day, from_day: Day, country: Country) =>
  moved < from_day ? moved : lastWorkingDay(addDays(from_day, -63), country)
