import { listAnimals } from '@coussinet/contract/animals.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { listRefunds } from '@coussinet/contract/refunds.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answersBetweenContracts } from '../../../../testing/profile.ts'
import { answerTo } from '../../../../testing/recorded.ts'
import { reloadPage, showPage } from '../../../../testing/show-page.tsx'
import { tryAgain } from '../../../../testing/try-again.ts'
import { loses, serves, speaksTo } from '../../../../testing/wire.ts'

const main = page.getByRole('main')
const underWay = main.getByRole('region', { name: 'Demandes en cours' })
const past = main.getByRole('region', { name: 'Douze derniers mois' })
const again = main.getByRole('button', { name: 'Réessayer' })

beforeEach(() => speaksTo('helene'))

it('[REF-01] requests under way and the refunds of 12 months, filtered by the animal of the address', async () => {
  const { router, shown } = showPage('/refunds')
  await shown
  await expect.element(underWay.getByRole('listitem').first()).toBeVisible()
  // One refund within the last 12 months, one older.
  await expect.element(past.getByText('ZR-2025-04365')).toBeVisible()
  expect(past.getByText('ZR-2025-04222').elements()).toEqual([])

  const animals = page.getByRole('navigation', { name: 'Filtrer par animal' })
  await animals.getByRole('link', { name: 'Mirza' }).click()
  const mirza = answerTo('helene', listAnimals, '/animals').data.find(({ name }) => name === 'Mirza')
  await expect.poll(() => router.state.location.href).toBe(`/refunds?animal_id=${mirza?.id}`)
  await expect.element(animals.getByRole('link', { name: 'Mirza' })).toHaveAttribute('aria-current')
  await expect.element(past.getByText('Mirza').first()).toBeVisible()
  for (const region of [underWay, past]) await expect.element(region).not.toMatchTextContent('Pistache')
  await expect.element(past.getByRole('row', { name: /Oslo/ })).not.toBeInTheDocument()

  router.history.back()
  await expect.element(past.getByRole('row', { name: /Oslo/ }).first()).toBeVisible()
  router.history.forward()
  await expect.poll(() => router.state.location.href).toBe(`/refunds?animal_id=${mirza?.id}`)
  await reloadPage(router).shown
  await expect.element(past.getByRole('row', { name: /Mirza/ }).first()).toBeVisible()
  expect(past.getByRole('row', { name: /Oslo/ }).elements()).toEqual([])
})

it('[REF-01] sums stand above the whole list alone, not above a part of it', async () => {
  const [first, ...others] = answerTo('helene', listRefunds, '/refunds').data
  if (!first) throw new Error('No refund is recorded.')
  serves(listRefunds, (_body, address) =>
    address.includes('cursor=') ? { data: others, next_cursor: null } : { data: [first], next_cursor: 'next' },
  )
  await showPage('/refunds').shown
  await expect.element(past.getByRole('row').nth(1)).toBeVisible()
  const sum = past.getByText('Remboursé', { exact: true })
  const inSums = () => sum.elements().filter((one) => one.matches('dt'))
  expect(inSums()).toEqual([])
  await past.getByRole('button', { name: 'Afficher plus' }).click()
  await expect.poll(() => inSums().length).toBe(1)
})

it('[LIFE-01] refunds of a former contract are there, and its care can be filed, before the next one begins', async () => {
  answersBetweenContracts('helene')
  await showPage('/refunds').shown
  await expect.element(past.getByText('ZR-2025-04365')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Nouvelle demande' })).toBeVisible()
})

it('[ERR-02] the requests stand when the past refunds cannot be had', async () => {
  loses(listRefunds)
  await showPage('/refunds').shown
  await expect.element(main.getByText('Nous n’avons pas pu afficher vos remboursements passés.')).toBeVisible()
  await expect.element(main.getByText('Connexion impossible. Vérifiez votre accès à internet.')).toBeVisible()
  await expect.element(underWay.getByRole('listitem').first()).toBeVisible()
  await tryAgain(again, listRefunds, past.getByRole('row').nth(1))
})

it('[ERR-02] the past refunds stand when the requests cannot be had', async () => {
  loses(listRefundRequests)
  await showPage('/refunds').shown
  await expect.element(main.getByText('Nous n’avons pas pu afficher vos demandes en cours.')).toBeVisible()
  await expect.element(past.getByRole('row').nth(1)).toBeVisible()
  const isPartial = past.getByText('Les demandes refusées ne sont pas toutes affichées pour le moment.')
  await expect.element(isPartial).toBeVisible()
  await tryAgain(again, listRefundRequests, underWay.getByRole('listitem').first())
  await expect.element(isPartial).not.toBeInTheDocument()
})

it('[ERR-02] requests and refunds stand when the animals of the filter cannot be had', async () => {
  loses(listAnimals)
  await showPage('/refunds').shown
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  await expect.element(underWay.getByRole('listitem').first()).toBeVisible()
  await expect.element(past.getByRole('row').nth(1)).toBeVisible()
})
