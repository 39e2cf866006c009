import { expect, it } from 'vitest'
import { getUnpaidDebit } from './UnpaidText.tsx'

const agreed = { collect_unpaid: true, first_debit_on: '2026-12-07', last_debit_before: null }
const owed = { unpaid_cents: 2490, second_attempt_on: '2026-11-23' }

it('[PAY-04] tells on which day what came back is debited from the new account', () => {
  expect(getUnpaidDebit({ ...agreed, first_debit_on: '2026-11-23' }, owed)).toEqual({ when: 'on', day: '2026-11-23' })
  expect(getUnpaidDebit(agreed, { ...owed, second_attempt_on: null })).toEqual({ when: 'later' })
})

it('[PAY-04] does not promise the new account for a second attempt that the account before still takes', () => {
  expect(getUnpaidDebit({ ...agreed, last_debit_before: '2026-11-23' }, owed)).toEqual({ when: 'after_attempt' })
})

it('[PAY-04] says nothing of what is not collected, or not owed', () => {
  expect(getUnpaidDebit({ ...agreed, collect_unpaid: false }, owed)).toBeNull()
  expect(getUnpaidDebit(agreed, { unpaid_cents: 0, second_attempt_on: null })).toBeNull()
})
