import { listReceipts } from '@coussinet/contract/receipts.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { speaksTo } from '../../testing/wire.ts'

it('[FIX-03] a suspended contract has a banner on every page with the date, the amount due and the way out', async () => {
  speaksTo('sophie')
  const banner = page.getByRole('region', { name: 'Garanties suspendues' })
  let opened = showPage('/')
  for (const address of ['/', '/refunds', '/animals', '/profile', '/profile/contract', '/profile/payment-methods']) {
    opened = showPage(address)
    await opened.shown
    await settled()
    for (const fact of [/Vos garanties sont suspendues depuis le 28\soctobre\s2026/, /Il reste 104,46\s€ à régler\./])
      await expect.element(banner, { message: address }).toMatchTextContent(fact)
  }
  const { data } = answerTo('sophie', listReceipts, '/receipts?limit=100')
  const oldest = data.findLast(({ status }) => status === 'declined')
  await banner.getByRole('link', { name: 'Régulariser' }).click()
  await expect.poll(() => opened.router.state.location.href).toBe(`/profile/receipts/${oldest?.id}`)
  await expect.element(page.getByRole('button', { name: /^Payer les trois en une fois \(104,46\s€\)$/ })).toBeVisible()
})

it('[FIX-03] a cover that goes on has no banner', async () => {
  speaksTo('giulia')
  for (const address of ['/', '/profile/receipts']) {
    await showPage(address, { language: 'it' }).shown
    await settled()
    expect(page.getByRole('region', { name: 'Copertura sospesa' }).elements()).toHaveLength(0)
  }
})
