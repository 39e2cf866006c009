import { changeAnimal, endAnimalCover } from '@coussinet/contract/animals.ts'
import { sendContact } from '@coussinet/contract/contact.ts'
import { getContractEndings, terminateContract, withdrawContract } from '@coussinet/contract/contract-endings.ts'
import { disputeDecision } from '@coussinet/contract/disputes.ts'
import { askForErasure, cancelErasure } from '@coussinet/contract/erasure.ts'
import { listFormulaChanges, requestFormulaChange, withdrawFormulaChange } from '@coussinet/contract/formula-changes.ts'
import type { EventName } from '@coussinet/contract/integration/events.ts'
import { chooseDueDay, getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { changeMe } from '@coussinet/contract/profile.ts'
import { deleteQuote } from '@coussinet/contract/quotes.ts'
import { sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import { drawSponsorship, listSponsorshipRequests, requestQuote } from '@coussinet/contract/sponsorship.ts'
import { completeRequest, fileQuote, fileRequest, firstAnimal, formWith, moveRequest } from './filed-papers.ts'
import type { MemberClient } from './member-client.ts'
import { changeRefundAccount, payContributionByCard, registerNewCard, signNewMandate } from './signed-accounts.ts'

type SandboxTrigger = {
  does: string
  /** kind of the member that is made for it, as `POST demo/members` takes it */
  kind?: object
  run(member: MemberClient): Promise<unknown>
}

/** Reason why no trigger makes an event, with another way to it. */
type MissingTrigger = { why: string }

async function requestFormula(member: MemberClient): Promise<string> {
  const { call } = member
  const animal_id = await firstAnimal(member)
  const { possible } = await call(listFormulaChanges)
  const offer = possible.find((one) => one.animal_id === animal_id)
  const formula = offer?.formulas[0]?.formula
  if (!formula) throw new Error('No other formula can be asked for today.')
  return (await call(requestFormulaChange, { body: { animal_id, formula } })).id
}

async function askForQuote({ call }: MemberClient): Promise<unknown> {
  const { code: sponsor } = await call(listSponsorshipRequests)
  const animal = { type: 'cat' as const, name: 'Moka' }
  const email = `filleul.${Date.now()}@example.org`
  const guest = {
    firstname: 'Noé',
    lastname: 'Martin',
    email,
    phone: null,
    country: 'FR' as const,
    postal_code: '44000',
  }
  return call(requestQuote, { body: { sponsor, ...guest, animal } })
}

/** Each event of the contract with what makes it happen, by the calls that a member's own pages make. */
export const triggers: Record<EventName, SandboxTrigger | MissingTrigger> = {
  'refund_request.submitted': { does: 'a member files a refund request with invoice and care sheet', run: fileRequest },
  'refund_request.completed_by_member': {
    does: 'a member files a request, is asked for a readable care sheet, and sends one',
    run: completeRequest,
  },
  'refund_request.message_sent': {
    does: 'a member files a request and writes in its thread',
    run: async (member) =>
      member.call(sendRequestMessage, {
        params: { id: await fileRequest(member) },
        form: await formWith({ text: 'Bonjour, la facture est bien dans ce dossier.' }),
      }),
  },
  'refund_request.disputed': {
    does: 'a member files a request, which is refused, and disputes the decision',
    async run(member) {
      const id = await fileRequest(member)
      await moveRequest(member, id, 'rejected', { reason: 'waiting_period' })
      const form = await formWith({ reason: 'L’accident a eu lieu après la fin du délai de carence.' })
      return member.call(disputeDecision, { params: { id }, form })
    },
  },
  'refund_request.dispute_answer_due': {
    why: 'time brings it: trigger refund_request.disputed, then sandbox advance 60',
  },
  'quote.submitted': { does: 'a member files a vet’s quote', run: fileQuote },
  'quote.withdrawn': {
    does: 'a member files a vet’s quote and withdraws it',
    run: async (member) => member.call(deleteQuote, { params: { id: await fileQuote(member) } }),
  },
  'quote.lapsed': { why: 'time brings it: answer a quote with an agreement, then advance past its last day' },
  'profile.changed': {
    does: 'a member chooses the other language',
    run: ({ call }) => call(changeMe, { body: { locale: 'it' } }),
  },
  'animal.changed': {
    does: 'a member changes the colour of the dog',
    run: async (member) =>
      member.call(changeAnimal, { params: { id: await firstAnimal(member) }, body: { colour: 'noir et feu' } }),
  },
  'animal.cover_ended': {
    does: 'a member reports the death of the dog',
    run: async (member) =>
      member.call(endAnimalCover, {
        params: { id: await firstAnimal(member) },
        body: { reason: 'deceased', on: member.today },
      }),
  },
  'mandate.signed': { does: 'a member signs a mandate by a mailed code', run: signNewMandate },
  'mandate.lapsed': { why: 'time brings it: 36 months without a debit (sandbox advance 1130)' },
  'due_day.changed': {
    does: 'a member chooses another day of debit',
    async run({ call }) {
      const { due_day, allowed_due_days } = await call(getPaymentMethods)
      return call(chooseDueDay, { body: { due_day: allowed_due_days.find((day) => day !== due_day) ?? 1 } })
    },
  },
  'card.registered': { does: 'a member registers a card', run: registerNewCard },
  'receipt.paid_by_card': {
    does: 'a member pays a declined contribution by card',
    kind: { declined: true },
    run: payContributionByCard,
  },
  'card_payment.to_return': {
    why: 'a race brings it: report a receipt as paid while its member is on the payment page, then pay there',
  },
  'card_payment.refunded': { why: 'a provider brings it: give a payment back at Stripe (PAYMENTS=stripe, test mode)' },
  'card_payment.disputed': { why: 'a provider brings it: pay at Stripe with its test card that is disputed' },
  'card_payment.dispute_won': { why: 'a provider brings it: answer that dispute in Stripe’s dashboard' },
  'refund_account.changed': { does: 'a member confirms another account for refunds', run: changeRefundAccount },
  'refund_account.renamed': { why: 'the bank’s own data bring it: the same IBAN with another holder or BIC' },
  'refund_account.released': {
    why: 'a refund brings it: trigger refund_account.changed, then confirm in the portal that payments may go there',
  },
  'contact.received': {
    does: 'a member writes by the contact form',
    run: async ({ call }) =>
      call(sendContact, {
        form: await formWith({
          topic: 'contract',
          subject: 'Mon contrat',
          message: 'Bonjour, une question de contrat.',
        }),
      }),
  },
  'contract.withdrawal_requested': {
    does: 'a member withdraws from a contract of five days',
    kind: { new_contract: true },
    async run({ call }) {
      const { withdrawal } = await call(getContractEndings)
      return call(withdrawContract, { body: { ends_on: withdrawal?.ends_on ?? '' } })
    },
  },
  'contract.termination_requested': {
    does: 'a member ends the contract',
    async run({ call }) {
      const { termination } = await call(getContractEndings)
      return call(terminateContract, { body: { ends_on: termination?.ends_on ?? '' } })
    },
  },
  'contract.formula_change_asked': { does: 'a member asks for another formula', run: requestFormula },
  'contract.formula_change_withdrawn': {
    does: 'a member asks for another formula and gives it up',
    run: async (member) => member.call(withdrawFormulaChange, { params: { id: await requestFormula(member) } }),
  },
  'sponsorship.quote_requested': { does: 'a guest asks for a quote by a member’s link', run: askForQuote },
  'sponsorship.drawn': {
    does: 'a member draws the gain of a godchild',
    kind: { godchildren: ['validated'] },
    async run({ call }) {
      const { data } = await call(listSponsorshipRequests)
      return call(drawSponsorship, { params: { id: data[0]?.id ?? '' } })
    },
  },
  'erasure.requested': { does: 'a member asks for the erasure of all data', run: ({ call }) => call(askForErasure) },
  'erasure.cancelled': {
    does: 'a member asks for the erasure of all data, and cancels it',
    run: async ({ call }) => call(cancelErasure, { params: { id: (await call(askForErasure)).id } }),
  },
  'member.erased': { why: 'the insurer brings it: coussinet erase, after a contract that ended long ago' },
}

/** Steps of the insurer with a new request: they send no webhook, and the member is notified. */
export const moves: Record<string, SandboxTrigger> = Object.fromEntries(
  [
    ['decision.accepted', 'accepted', 'a request is accepted'],
    ['decision.rejected', 'rejected', 'a request is refused'],
    ['decision.paid', 'paid', 'a request is accepted and paid'],
    ['documents.asked', 'action-required', 'a document is asked for'],
  ].map(([name = '', to = '', does = '']) => {
    const run = async (member: MemberClient) => moveRequest(member, await fileRequest(member), to)
    return [name, { does, run }]
  }),
)

export const isTrigger = (one: SandboxTrigger | MissingTrigger): one is SandboxTrigger => 'run' in one
