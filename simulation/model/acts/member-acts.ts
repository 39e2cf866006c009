import { addDays, addMonths, type Day, monthOf, writeDay, yearOf } from '../calendar/civil-days.ts'
import { bankDaysBefore, toBankDay } from '../calendar/holidays.ts'
import { findContribution } from '../schedule.ts'
import {
  beginAnimal,
  findAnimal,
  findCoverEnd,
  findLastDay,
  mayTell,
  type MemberState,
  publish,
  reachesMonth,
  tell,
} from '../state/member-state.ts'
import { type Judges, nothing } from './verdict.ts'

const hours48 = 48

/** Moment that many hours after an ISO instant, counted in civil days and hours alone. */
function addHours(at: string, hours: number): string {
  return `${addDays(at.slice(0, 10), Math.floor(hours / 24))}${at.slice(10)}`
}

const bankDaysAhead = 5

/**
 * First debit that a new mandate is in time for, five bank days before it: of a contribution that is announced, or of a later month, on its
 * due day. Undefined for a contract or an animal that ends, or where something is unpaid: the rules are the portal's own there.
 */
function findFirstDebit(state: MemberState, today: Day): Day | undefined {
  const { animals, contract, member, receipts } = state
  const goesOn = contract.status === 'active' && findLastDay(state) === null && contract.effective_date <= today
  const isPlain = animals.every(({ cover_start, cover_end }) => cover_end === null && cover_start <= today)
  if (!goesOn || !isPlain || receipts.some(({ status }) => status === 'declined')) return undefined
  const last =
    receipts
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? addMonths(monthOf(today), -1)
  const announced = receipts.flatMap(({ status, month, due_date }) =>
    status === 'upcoming' && reachesMonth(state, month) ? due_date : [],
  )
  const months = [1, 2, 3, 4]
    .map((count) => addMonths(last, count))
    .filter((month) => findContribution(state, month) !== 0)
  const later = months.map((month) => toBankDay(writeDay(yearOf(month), Number(month.slice(5)), member.due_day)))
  return [...announced, ...later]
    .filter((day) => day >= today && bankDaysBefore(day, bankDaysAhead) >= today)
    .toSorted()[0]
}

export const memberActs: Judges = {
  'end-animal'(state, { animal_id, reason, on }, { today }) {
    const animal = findAnimal(state, animal_id)
    if (!animal) return { is_legal: null, apply: nothing }
    const is_known = animal.end_reason === reason
    const is_open = animal.cover_end === null
    // A lost animal is waited for thirty days, and its cover ends on the day on which its member asks.
    const is_day = on <= today && on >= animal.cover_start && (reason !== 'lost' || addDays(on, 30) <= today)
    return {
      is_legal: findLastDay(state) !== null ? null : is_open ? is_day : is_known ? null : false,
      apply() {
        if (!is_open) return {}
        animal.cover_end = reason === 'lost' ? today : on
        animal.end_reason = reason
        const { cover_end } = animal
        const goesOn = state.animals.some(
          (other) => other !== animal && (findCoverEnd(state, other) ?? '9') > cover_end,
        )
        const is_last = goesOn ? null : findLastDay(state) === null ? true : undefined
        const names = [animal.name]
        tell(state, 'cover_ended', animal_id, { names, date: cover_end, end_reason: reason, is_last })
        publish(state, 'animal.cover_ended', { subject: animal_id, on: today, facts: { reason, cover_end } })
        return {}
      },
    }
  },

  'sign-refund-account': (state, { iban }, { at, today }) => ({
    is_legal: null,
    apply() {
      const former = state.refund_account
      if (former === iban) return {}
      // A first account replaces none, and is held as one that does: the rules hold what is new.
      state.refund_account = iban
      state.holds[iban] = addHours(at, hours48)
      publish(state, 'refund_account.changed', { subject: null, on: today })
      tell(state, former === null ? 'refund_account_chosen' : 'security', null)
      return {}
    },
  }),

  'choose-mails': ({ mails }, { group, email }, { at }) => ({
    is_legal: true,
    apply() {
      mails.off = [...mails.off.filter((one) => one !== group), ...(email ? [] : [group])]
      mails.chosen_at = at
      return {}
    },
  }),

  'read-notifications': (state, _act, { at }) => ({
    is_legal: true,
    apply() {
      state.read_at.push(at)
      return {}
    },
  }),

  move: (state, { line1, postal_code, city }, { today }) => ({
    is_legal: true,
    apply() {
      const isNew = state.address !== `${line1}, ${postal_code} ${city}`
      const facts = { changed: ['address'], address: { line1, postal_code, city } }
      if (isNew) publish(state, 'profile.changed', { subject: null, on: today, facts })
      state.address = `${line1}, ${postal_code} ${city}`
      return {}
    },
  }),

  'join-animal': (state, { animal }) => ({
    is_legal: true,
    apply() {
      if (!findAnimal(state, animal.id)) state.animals.push(beginAnimal(animal))
      return {}
    },
  }),

  'sign-mandate': (state, { iban }, { today }) => ({
    is_legal: null,
    apply() {
      const unpaid = state.receipts
        .filter(({ status }) => status === 'declined')
        .map(({ month, amount_cents }) => ({ month, amount_cents }))
      const collect_unpaid = unpaid.length > 0
      const first_debit_on = findFirstDebit(state, today)
      const facts = { has_former: state.mandate !== null, for_refunds: false, collect_unpaid, unpaid, first_debit_on }
      publish(state, 'mandate.signed', { subject: null, on: today, facts })
      state.mandate = iban
      for (const kind of ['mandate_signed', 'mandate_signed_undated', 'security']) mayTell(state, kind, null)
      return {}
    },
  }),
}
