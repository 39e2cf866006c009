import {
  changeNotificationPreferences,
  listNotificationPreferences,
  listNotifications,
  readNotification,
} from '@coussinet/contract/notifications.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { reloadPage, settled, showPage } from '../../testing/show-page.tsx'
import { answers, callsRefused, lacks, serves, speaksTo } from '../../testing/wire.ts'

const main = page.getByRole('main')
const aside = page.getByRole('navigation', { name: 'Aide et notifications' })

beforeEach(() => speaksTo('helene'))

it('[NOT-01] what comes by e-mail too is chosen and kept; what must always come cannot be left out', async () => {
  let kept = answerTo('helene', listNotificationPreferences, '/notification-preferences').data
  const told: unknown[] = []
  serves(changeNotificationPreferences, (choice) => {
    told.push(choice)
    const { push: _devices, ...mails } = choice
    kept = kept.map((one) => ({ ...one, email: new Map(Object.entries(mails)).get(one.group) ?? one.email }))
    answers(listNotificationPreferences, { data: kept })
    return { data: kept }
  })
  const { router, shown } = showPage('/notifications')
  await shown
  await main.getByRole('link', { name: 'Préférences' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Préférences de notification' })).toBeVisible()
  const box = (name: RegExp) => main.getByRole('checkbox', { name })
  for (const always of [/^Remboursements/, /^Paiements/, /^Sécurité/]) {
    await expect.element(box(always)).toBeChecked()
    await expect.element(box(always)).toBeDisabled()
  }
  await box(/^Vos animaux/).click()
  await expect.element(box(/^Vos animaux/)).not.toBeChecked()
  await expect.poll(() => told).toEqual([{ animals: false }])
  await reloadPage(router).shown
  await expect.element(box(/^Documents/)).toBeChecked()
  await expect.element(box(/^Vos animaux/)).not.toBeChecked()
})

it('[HOME-01] the home page shows what is unread; what is opened there is read', async () => {
  const { data } = answerTo('helene', listNotifications, '/notifications?limit=20')
  const declined = data.filter(({ title, read }) => title.startsWith('Prélèvement refusé') && !read).slice(0, 1)
  expect(declined).toHaveLength(1)
  let unread = declined
  serves(listNotifications, () => ({ data: unread, unread: unread.length, next_cursor: null }))
  serves(readNotification, (_body, address) => {
    unread = unread.filter(({ id }) => address !== `/api/notifications/${id}/read`)
  })
  const { router, shown } = showPage('/')
  await shown
  const block = main.getByRole('region', { name: 'Non lues' })
  const item = aside.getByRole('link', { name: /^Notifications/ })
  await expect.element(item).toMatchTextContent(/, 1 non lue/)
  await block.getByRole('link', { name: /^Prélèvement refusé/ }).click()
  await expect.poll(() => router.state.location.href).toBe(declined[0]?.href)
  await expect.poll(() => unread).toEqual([])
  await expect.element(item).not.toMatchTextContent(/non lue/)
  await router.navigate({ to: '/' })
  await expect.element(block).toMatchTextContent('Vous avez tout lu.')
})

it('[GATE-03] without the feature neither the menu nor the home page shows notifications, and their pages are not reachable', async () => {
  lacks(['notifications'])
  await showPage('/').shown
  await expect.element(main.getByRole('region', { name: 'Votre dossier' })).toBeVisible()
  await settled()
  expect(
    aside
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Nous contacter', 'Questions fréquentes'])
  expect(main.getByRole('region', { name: 'Non lues' }).elements()).toEqual([])
  for (const address of ['/notifications', '/notifications/preferences']) {
    await showPage(address).shown
    await expect.element(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible()
  }
  expect(callsRefused()).toEqual([])
})
