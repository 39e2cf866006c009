import { isNevg } from '../../contract/src/brand/nevg.ts'
import type { SimAnimal, SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays } from './calendar.ts'
import { drawIban } from './ibans.ts'

/** Formulas that are sold for each species. */
export const formulas = {
  dog: ['preventive', 'integrale', 'confort', 'chien-plus'],
  cat: ['preventive', 'integrale', 'confort', 'chat-plus'],
} as const
export const prices = [890, 1290, 1690, 2490, 2790, 3990]
/** First day of some contracts: their insurance years begin on 1 March, but for one in four. */
const leapDay = '2024-02-29'
const towns = {
  FR: { postal_code: '69003', city: 'LYON' },
  IT: { postal_code: '20121', city: 'MILANO' },
  BE: { postal_code: '1000', city: 'BRUXELLES' },
} as const

export const townOf = ({ country }: Pick<SimMember, 'country'>) => towns[country]

function numberOf(place: number): string {
  const start = 300_000_000 + place * 10
  for (let last = 0; last < 10; last += 1) if (isNevg(String(start + last))) return String(start + last)
  throw new Error('no number')
}

const hex = (random: Random, count: number) => random.bytes(count).toString('hex')
const ownId = (random: Random) =>
  `${hex(random, 4)}-${hex(random, 2)}-4${hex(random, 2).slice(1)}-8${hex(random, 2).slice(1)}-${hex(random, 6)}`

/** An id of the insurer's choosing. */
export const drawId = ownId

/** A microchip number, of 15 digits. */
const drawIcad = (random: Random) => `2502698${random.whole(10_000_000, 99_999_999)}`

/** Draws an animal whose cover begins on a day, or in the three months after it. */
export function drawAnimal(random: Random, place: number, effective: string): SimAnimal {
  const type = random.pick(['cat', 'dog'] as const)
  return {
    id: ownId(random),
    name: `${type === 'cat' ? 'Nala' : 'Oslo'}${place}`,
    type,
    birth_date: addDays(effective, -random.whole(200, 4000)),
    cover_start: random.chance(0.8) ? effective : addDays(effective, random.whole(1, 90)),
    formula: random.pick(formulas[type]),
    monthly_price_cents: random.pick(prices),
    icad: random.chance(0.9) ? drawIcad(random) : null,
  }
}

/** Draws members whose contracts began up to three years before the year, some so late that waiting periods still run. */
export function drawMembers(random: Random, count: number, begins: string): SimMember[] {
  return Array.from({ length: count }, (_, place): SimMember => {
    const country = random.pick(['FR', 'FR', 'IT', 'IT', 'BE'] as const)
    const drawn = addDays(begins, -(random.chance(0.3) ? random.whole(1, 130) : random.whole(131, 1000)))
    const effective_date = random.chance(0.08) ? leapDay : drawn
    return {
      nevg: numberOf(place + 1),
      firstname: random.pick(['Hélène', 'Bruno', 'Chiara', 'Luca', 'Ada']),
      lastname: random.pick(['Carpentier', 'Moreau', 'Bianchi', 'Ricci', 'Peeters']),
      email: `member${place + 1}@example.org`,
      locale: country === 'IT' ? 'it' : 'fr',
      country,
      contract_number: `ZC-S-${place + 1}`,
      effective_date,
      due_day: random.pick([5, 10, 15]),
      refund_iban: random.chance(0.95) ? drawIban(random, country) : null,
      animals: Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, (_animal, index) =>
        drawAnimal(random, index + 1, effective_date),
      ),
    }
  })
}
