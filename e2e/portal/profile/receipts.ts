import type { Page } from '@playwright/test'
import { ask } from '../ask.ts'

export type Receipt = {
  id: string
  issue_date: string
  month: string
  amount_cents: number
  status: 'paid' | 'declined' | 'upcoming'
  payment_date: string | null
  next_attempt_on: string | null
}

/** The contributions of the page's member, the newest first. */
export const getReceiptsPage = async (page: Page): Promise<Receipt[]> =>
  (await ask<{ data: Receipt[] }>(page, '/receipts?limit=100')).data

/** 2490 → 24,90 €, 20000 → 200 €, with any kind of space: the source of a pattern. */
export function eurosSource(cents: number): string {
  const text = new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
  return `${text.replaceAll(/\s/g, '\\s')}\\s€`
}

/** The same as a pattern, which no longer figure ends with. */
export const euros = (cents: number): RegExp => new RegExp(`(?<![\\d,])${eurosSource(cents)}`)

/** 2026-11 → novembre 2026 */
export const monthName = (month: string, language: 'fr' | 'it' = 'fr'): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'fr-FR', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))

/** 2026-11-01 → 1er novembre 2026 */
export function longDay(day: string): RegExp {
  const [, , date = ''] = day.split('-')
  return new RegExp(
    `(?<!\\d)${Number(date)}${date === '01' ? 'er' : ''}\\s${monthName(day.slice(0, 7)).replace(' ', '\\s')}`,
  )
}
