import { expect, it } from 'vitest'
import { shownAccount } from './format-account.ts'

it('shows the beginning and the end of an account, whole or masked', () => {
  const shown = 'FR76\u00a0••••\u00a04821'
  expect(shownAccount('FR7630006000011234567894821')).toBe(shown)
  expect(shownAccount('FR76 •••• 4821')).toBe(shown)
  expect(shownAccount('FR76 **** **** 4821')).toBe(shown)
})
