import { getContractEndings, terminateContract, withdrawContract } from '../../contract/src/contract-endings.ts'
import { requestFormulaChange, withdrawFormulaChange } from '../../contract/src/formula-changes.ts'
import { answerFormulaChange } from '../../contract/src/integration/formula-changes.ts'
import { sendFiledRequestMessage } from '../../contract/src/integration/request-messages.ts'
import { putAnimal } from '../../contract/src/integration/upserts/animal.ts'
import { putContract } from '../../contract/src/integration/upserts/contract.ts'
import { putOpeningBalance } from '../../contract/src/integration/upserts/opening-balance.ts'
import { putPastRefund } from '../../contract/src/integration/upserts/past-refund.ts'
import type { World } from '../engine/world.ts'
import { otherFacts } from './bring-members.ts'
import { countMessages } from './life-acts.ts'
import { done, type Executors, failureOf, outcomeOf, skipped } from './outcome.ts'

/** Changes of formula, and ends of the contract, as members ask for them. */
export const formulaActs: Executors = {
  async 'ask-formula'(world, { nevg, change, animal_id, formula }) {
    const body = { animal_id, formula: formula as never }
    const answer = await world.call(requestFormulaChange, { token: await world.signedIn(nevg), body })
    if (answer?.status === 201) world.names.note('change', change, answer.body.id)
    return outcomeOf(answer, ({ id, status }) => ({ id, status }))
  },

  async 'withdraw-formula'(world, { nevg, change }) {
    const id = world.names.idOf('change', change)
    if (id === undefined) return skipped
    const answer = await world.call(withdrawFormulaChange, { token: await world.signedIn(nevg), params: { id } })
    return outcomeOf(answer, () => ({ id }))
  },

  async 'ask-end'(world, { nevg, at, ending }) {
    const token = await world.signedIn(nevg)
    const shown = await world.call(getContractEndings, { token })
    if (shown === null) return { kind: 'unknown' }
    const endpoint = ending === 'withdrawal' ? withdrawContract : terminateContract
    // If no end is shown, any other day is refused too.
    const body = { ends_on: shown.body[ending]?.ends_on ?? at.slice(0, 10) }
    return outcomeOf(await world.call(endpoint, { token, body }), ({ ends_on }) => ({ ends_on }))
  },
}

const findMember = ({ script }: World, nevg: string) => script.members.find((member) => member.nevg === nevg)

/** Acts of the insurer's systems about contracts and formulas. */
export const contractActs: Executors = {
  async 'join-animal'(world, { nevg, animal: { id, ...facts } }) {
    const body = { nevg, ...facts, ...otherFacts } as never
    return outcomeOf(await world.call(putAnimal, { token: await world.machine(), params: { id }, body }), () => ({}))
  },

  async 'answer-message'(world, { nevg, request, text }) {
    const id = world.names.idOf('request', request)
    if (id === undefined) return skipped
    const form = { text, author_name: 'Claire' }
    const answer = await world.call(sendFiledRequestMessage, { token: await world.machine(), params: { id }, form })
    return failureOf(answer) ?? done({ messages: await countMessages(world, nevg, id) })
  },

  async 'put-contract'(world, { nevg, number: own, status, end_date, suspensions }) {
    const number = own ?? findMember(world, nevg)?.contract_number ?? ''
    const body = { nevg, status, end_date, suspensions }
    return outcomeOf(
      await world.call(putContract, { token: await world.machine(), params: { number }, body }),
      () => ({}),
    )
  },

  async 'replace-contract'(world, { nevg, number, effective_date }) {
    const { country, due_day } = findMember(world, nevg) ?? {}
    const body = { nevg, country, due_day, effective_date }
    return outcomeOf(
      await world.call(putContract, { token: await world.machine(), params: { number }, body }),
      () => ({}),
    )
  },

  async 'answer-formula'(world, { change, outcome, takes_effect_on, monthly_price_cents }) {
    const id = world.names.idOf('change', change)
    if (id === undefined) return skipped
    const more =
      outcome === 'refused'
        ? { reason: 'Pas cette année.' }
        : { ...(takes_effect_on && { takes_effect_on }), ...(monthly_price_cents && { monthly_price_cents }) }
    const token = await world.machine()
    const answer = await world.call(answerFormulaChange, { token, params: { id }, body: { outcome, ...more } })
    return outcomeOf(answer, ({ status }) => ({ id, status }))
  },

  async 'put-past-refund'(world, { nevg, refund: id, animal_id, care_date, cause, care_kind, ...past }) {
    const { billed_cents, refunded_cents, payment_date, tracking_reference } = past
    const amounts = { billed_cents, refunded_cents, payment_date, tracking_reference }
    const body = { nevg, animal_id, care_date, cause, care_kind: care_kind as never, ...amounts }
    return outcomeOf(
      await world.call(putPastRefund, { token: await world.machine(), params: { id }, body }),
      () => ({}),
    )
  },

  async 'put-opening-balance'(world, { nevg, animal_id: id, ...act }) {
    const { insurance_year_start, ceiling_used_cents, deductible_used_cents, package_used_cents, open_event } = act
    const body = {
      nevg,
      insurance_year_start,
      ceiling_used_cents,
      deductible_used_cents,
      package_used_cents,
      open_event,
    }
    const answer = await world.call(putOpeningBalance, { token: await world.machine(), params: { id }, body })
    return outcomeOf(answer, () => ({}))
  },

  async 'put-formula'(world, { nevg, animal_id, formula, monthly_price_cents }) {
    const body = { nevg, formula: formula as never, monthly_price_cents }
    const answer = await world.call(putAnimal, { token: await world.machine(), params: { id: animal_id }, body })
    return outcomeOf(answer, () => ({}))
  },
}
