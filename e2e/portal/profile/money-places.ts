import type { Page } from '@playwright/test'
import { ask } from '../ask.ts'
import { receiptsOf } from './receipts.ts'

type Endings = { withdrawal: object | null; termination: object | null }

const termination = ['about', 'recap', 'confirm'].map((step) => [`termination, ${step}`, `/profile/contract/termination?step=${step}`])
const withdrawal = ['recap', 'confirm'].map((step) => [`withdrawal, ${step}`, `/profile/contract/withdrawal?step=${step}`])

/** The pages of the contract and of what is paid for it, that the page's member can open: each ending step by step, one contribution of each status. */
export async function moneyPlaces(page: Page): Promise<string[][]> {
  const endings = await ask<Endings>(page, '/contract/endings')
  const { features } = await ask<{ features: string[] }>(page, '/permissions')
  const receipts = new Map((await receiptsOf(page)).map(({ status, id }) => [status, id]))
  return [
    ['contract', '/profile/contract'],
    ...(endings.termination === null ? [] : termination),
    ...(endings.withdrawal === null ? [] : withdrawal),
    ['contributions', '/profile/receipts'],
    ...[...receipts].map(([status, id]) => [`contribution ${status}`, `/profile/receipts/${id}`]),
    ...(features.includes('payment_schedule') ? [['schedule', '/profile/receipts/schedule']] : []),
    ['payment methods', '/profile/payment-methods'],
  ]
}
