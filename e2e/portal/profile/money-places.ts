import type { Page } from '@playwright/test'
import { ask } from '../ask.ts'
import { getReceiptsPage } from './receipts.ts'
import { drawUp, fetchMandate, fetchMethods, nameRefundAccount, sendCode } from './signing/accounts.ts'

type Endings = { withdrawal: object | null; termination: object | null }
type Contract = { status: 'in_preparation' | 'active' | 'suspended' | 'terminated' }

const termination = ['about', 'recap', 'confirm'].map((step) => [
  `termination, ${step}`,
  `/profile/contract/termination?step=${step}`,
])
const withdrawal = ['recap', 'confirm'].map((step) => [
  `withdrawal, ${step}`,
  `/profile/contract/withdrawal?step=${step}`,
])

/**
 * Pages about the contract and its payments that the page's member can open: each ending step by step, one contribution of each status, the
 * change of the account step by step.
 */
export async function moneyPlaces(page: Page): Promise<string[][]> {
  const endings = await ask<Endings>(page, '/contract/endings')
  const { features, permissions } = await ask<{ features: string[]; permissions: string[] }>(page, '/permissions')
  const { contract } = await ask<{ contract: Contract | null }>(page, '/me')
  const receipts = new Map((await getReceiptsPage(page)).map(({ status, id }) => [status, id]))
  return [
    ['contract', '/profile/contract'],
    ...(endings.termination === null ? [] : termination),
    ...(endings.withdrawal === null ? [] : withdrawal),
    ['contributions', '/profile/receipts'],
    ...[...receipts].map(([status, id]) => [`contribution ${status}`, `/profile/receipts/${id}`]),
    ...(features.includes('payment_schedule') ? [['schedule', '/profile/receipts/schedule']] : []),
    ['payment methods', '/profile/payment-methods'],
    ...(permissions.includes('payment-methods:write') && isInForce(contract) ? await changes(page) : []),
  ]
}

// Before a contract and after it nothing is debited.
const isInForce = (contract: Contract | null) => contract?.status === 'active' || contract?.status === 'suspended'

/**
 * A mandate that waits for its code is drawn up once for all who look: another mandate would take the place of one that is being looked at.
 */
async function changes(page: Page): Promise<string[][]> {
  const { pending_mandate_id, pending_refund_account_id } = await fetchMethods(page)
  const mandate = pending_mandate_id === null ? await drawUp(page) : await fetchMandate(page, pending_mandate_id)
  const account = pending_refund_account_id ?? (await nameRefundAccount(page)).id
  // Two who look at once may both want the code: the second finds it on its way.
  if (mandate.signature === null) await sendCode(page, mandate, 'email').catch(() => undefined)
  return [
    ['another account', '/profile/payment-methods/account'],
    ...['mandate', 'signature', 'code'].map((step) => [
      `another account, ${step}`,
      `/profile/payment-methods/account?mandate=${mandate.id}&step=${step}`,
    ]),
    ['account for refunds', '/profile/payment-methods/refund-account'],
    ['account for refunds, signature', `/profile/payment-methods/refund-account?account=${account}&step=signature`],
    ['card', '/profile/payment-methods/card'],
  ]
}
