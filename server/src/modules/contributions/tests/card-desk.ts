import { type CardPayment, getCardPayment, payByCard } from '@coussinet/contract/receipts.ts'
import { choose, sandboxProvider } from '#modules/demo/card-payment/sandbox-provider.ts'
import type { TestMember } from '#testing/a-member.ts'
import type { TestPortal } from '#testing/start-portal.ts'

/** Card payments on a portal: the actions of the member and of the visitor of the provider's page. */
export function cardDesk(portal: TestPortal) {
  portal.platform.payments = sandboxProvider(portal.platform)
  const look = (as: TestMember, id: string) => portal.call(getCardPayment, { as, params: { id } })
  const open = (as: TestMember, receipt_ids: string[], headers: Record<string, string> = {}) =>
    portal.call(payByCard, { as, body: { receipt_ids }, headers })
  const decide = ({ href }: Pick<CardPayment, 'href'>, outcome: 'paid' | 'refused' | 'abandoned') =>
    choose(portal.db, href.slice(href.lastIndexOf('/') + 1), outcome, portal.clock.now())
  return {
    look,
    open,
    decide,
    /** from the first click to the return */
    async pay(as: TestMember, receipt_ids: string[]) {
      const { body } = await open(as, receipt_ids)
      await decide(body, 'paid')
      return (await look(as, body.id)).body
    },
  }
}
