import type { SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import type { DrawnAct } from './claims.ts'
import { drawIban } from './ibans.ts'
import { drawAnimal, townOf } from './members.ts'

/**
 * Draws what happens beside claims: an animal that dies or is sold, other accounts and mandates, ends of sessions, notifications that are
 * read, or no longer mailed.
 */
export function drawLives(random: Random, member: SimMember, aDay: () => string): DrawnAct[] {
  const { nevg } = member
  const acts: DrawnAct[] = []
  if (random.chance(0.1)) {
    const day = aDay()
    const { id: animal_id } = random.pick(member.animals)
    const reason = random.pick(['deceased', 'sold', 'lost'] as const)
    acts.push({
      kind: 'end-animal',
      nevg,
      at: momentOf(day, random.whole(0, 860)),
      animal_id,
      reason,
      on: addDays(day, -random.whole(0, 6)),
    })
  }
  if (random.chance(0.3)) acts.push({ kind: 'read-notifications', nevg, at: momentOf(aDay(), random.whole(0, 860)) })
  while (random.chance(0.3)) {
    const group = random.pick(['refund_progress', 'refund_progress', 'animals', 'sponsorship'] as const)
    acts.push({
      kind: 'choose-mails',
      nevg,
      at: momentOf(aDay(), random.whole(0, 860)),
      group,
      email: random.chance(0.3),
    })
  }
  const drawAt = () => momentOf(aDay(), random.whole(0, 860))
  // Signed anew, the account that the member has already is nothing new.
  const anIban = () =>
    (random.chance(0.2) && member.refund_iban) || drawIban(random, random.pick([member.country, 'FR']))
  const holder = `${member.firstname} ${member.lastname}`
  const name = (kind: string, place: number) => `${kind}-${nevg}-${place}`
  for (let place = 1; random.chance(0.15) && place < 4; place += 1)
    acts.push({
      kind: 'sign-refund-account',
      nevg,
      at: drawAt(),
      account: name('a', place),
      iban: anIban(),
      holder,
    })
  for (let place = 1; random.chance(0.15) && place < 4; place += 1)
    acts.push({
      kind: 'sign-mandate',
      nevg,
      at: drawAt(),
      mandate: name('m', place),
      iban: anIban(),
      holder,
    })
  if (random.chance(0.12))
    acts.push({ kind: 'change-password', nevg, at: drawAt(), device: random.pick([1, 2] as const) })
  if (random.chance(0.15)) {
    const line1 = `${random.whole(1, 99)} RUE DES LILAS`
    acts.push({ kind: 'move', nevg, at: drawAt(), line1, ...townOf(member) })
  }
  if (random.chance(0.1)) {
    const on = aDay()
    const animal = drawAnimal(random, member.animals.length + 1, on)
    acts.push({ kind: 'join-animal', nevg, at: momentOf(on, random.whole(0, 860)), animal })
  }
  while (random.chance(0.3))
    acts.push({
      kind: 'sign-out',
      nevg,
      at: drawAt(),
      device: random.pick([1, 2] as const),
      everywhere: random.chance(0.3),
    })
  return acts
}
