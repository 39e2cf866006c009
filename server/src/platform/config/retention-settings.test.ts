import { expect, it } from 'vitest'
import { readRetentionSettings } from './retention-settings.ts'

it('[SEC-56] keeps for the times of the law where nothing else is said', () => {
  const wrong: string[] = []
  expect(readRetentionSettings({}, wrong)).toEqual({
    books_years: { FR: 5, BE: 5, IT: 10 },
    mandate_months: { FR: 37, BE: 120, IT: 37 },
    log_months: 12,
    lead_months: 36,
  })
  expect(readRetentionSettings({ KEEP_BOOKS_YEARS: 'fr=10, IT=12' }, wrong).books_years).toEqual({
    FR: 10,
    BE: 5,
    IT: 12,
  })
  expect(wrong).toEqual([])
})

it.each([
  [{ KEEP_BOOKS_YEARS: 'IT=9' }, 'KEEP_BOOKS_YEARS of IT must be a whole number from 10 to 30'],
  [{ KEEP_MANDATES_MONTHS: 'BE=12' }, 'KEEP_MANDATES_MONTHS of BE must be a whole number from 13'],
  [{ KEEP_BOOKS_YEARS: 'DE=10' }, 'there is no country DE'],
  [{ KEEP_LOGS_MONTHS: '5' }, 'KEEP_LOGS_MONTHS must be a whole number from 6 to 36'],
  [{ KEEP_LEADS_MONTHS: '37' }, 'KEEP_LEADS_MONTHS must be a whole number from 1 to 36'],
])('[SEC-56] refuses %j, which the law does not allow', (env, sentence) => {
  const wrong: string[] = []
  readRetentionSettings(env, wrong)
  expect(wrong.join()).toContain(sentence)
})
