import { ask } from '../../portal/ask.ts'
import { expect, test } from '../../portal/own-member.ts'
import { longDay } from '../../portal/profile/receipts.ts'
import { methodsOf } from '../../portal/profile/signing/accounts.ts'

type Due = { month: string; due_date: string }

test('[PAY-09] the due day is one of the allowed ones, each with its next debit, and the schedule follows', async ({
  page,
}) => {
  await page.goto('/profile/payment-methods')
  const panel = page.getByRole('region', { name: 'Date du prélèvement' })
  await expect(panel).toContainText('Le 5 de chaque mois')
  await panel.getByRole('button', { name: /^Modifier/ }).click()
  const { due_day_choices: choices } = await methodsOf(page)
  expect(choices.map(({ due_day }) => due_day)).toEqual([5, 10, 15])
  await expect(panel.getByRole('radio')).toHaveCount(3)
  for (const { due_day, next_debit_on } of choices) {
    const radio = panel.locator('label').filter({ hasText: `Le ${due_day} de chaque mois` })
    await expect(radio).toContainText(longDayWithoutYear(next_debit_on ?? ''))
  }
  await expect(panel.getByRole('radio', { name: 'Le 5 de chaque mois' })).toBeChecked()
  await panel.getByRole('radio', { name: 'Le 15 de chaque mois' }).check()
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status').getByText('C’est noté : le 15 de chaque mois.')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Modifier/ })).toBeFocused()

  const after = await methodsOf(page)
  expect(after.due_day).toBe(15)
  expect(after.next_debit_on).toBe(choices.find(({ due_day }) => due_day === 15)?.next_debit_on)
  await expect(panel).toContainText('Le 15 de chaque mois')
  await expect(panel).toContainText(longDayWithoutYear(after.next_debit_on ?? ''))
  // Each later month is debited on the fifteenth or the working day after it.
  const year = Number((after.next_debit_on ?? '').slice(0, 4)) + 1
  const { data } = await ask<{ data: Due[] }>(page, `/payment-schedule?year=${year}`)
  for (const { due_date } of data.slice(1)) expect(Number(due_date.slice(8)), due_date).toBeGreaterThanOrEqual(15)
  for (const { due_date } of data.slice(1)) expect(Number(due_date.slice(8)), due_date).toBeLessThanOrEqual(19)
  await page.goto(`/profile/receipts/schedule?year=${(after.next_debit_on ?? '').slice(0, 4)}`)
  const { data: present } = await ask<{ data: Due[] }>(
    page,
    `/payment-schedule?year=${(after.next_debit_on ?? '').slice(0, 4)}`,
  )
  expect(present.map(({ due_date }) => due_date)).toContain(after.next_debit_on)
  await expect(page.getByRole('table')).toContainText(new RegExp(`${Number(after.next_debit_on?.slice(8))}\\s`))
})

/** 2026-12-05 → 5 décembre */
function longDayWithoutYear(day: string): RegExp {
  return new RegExp(longDay(day).source.replace(/\\s\d{4}$/, ''))
}
