import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { settled, showPage } from '../../testing/show-page.tsx'
import { speaksTo } from '../../testing/wire.ts'
import noteStyles from '#ui/Note.module.css'

const banner = page.getByRole('region', { name: 'Contrat terminé' })
const main = page.getByRole('main')

describe('a contract that ended a month ago', () => {
  it.each([
    '/',
    '/refunds',
    '/refunds/new',
    '/animals',
    '/sponsorship',
    '/notifications',
    '/contact',
    '/profile',
    '/profile/contract',
    '/profile/payment-methods',
    '/profile/receipts',
  ])('[FIX-03][CON-01] is told on %s, with its last day and what can still be sent', async (address) => {
    speaksTo('ended')
    await showPage(address).shown
    await expect
      .element(banner)
      .toMatchTextContent(
        /^Votre contrat a pris fin le \d{1,2}(er)? \S+ \d{4}\. Les soins reçus .* pendant deux ans après les soins\./,
      )
    await settled()
    expect(document.querySelectorAll(`main .${noteStyles.note}[data-tone=danger]`)).toHaveLength(0)
  })

  it('[HOME-01] offers no amount and no contribution, and goes on taking invoices of before', async () => {
    speaksTo('ended')
    const { router, shown } = showPage('/')
    await shown
    await settled()
    await expect
      .element(main.getByRole('heading', { name: 'Une facture d’avant la fin de votre contrat ?' }))
      .toBeVisible()
    const animal = main.getByRole('link', { name: /Biscotte/ }).first()
    await expect.element(animal).toMatchTextContent(/Garanties jusqu’au/)
    await expect.element(animal).not.toMatchTextContent('€')
    expect(page.getByText('Prochaine cotisation').elements()).toEqual([])
    await animal.click()
    await expect.element(main.getByText(/Les garanties ont pris fin le/)).toBeVisible()
    expect(page.getByText('encore disponibles').elements()).toEqual([])
    await banner.getByRole('link', { name: 'Envoyer une facture' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/refunds/new')
  })

  it('[HOME-01] has no link for godchildren any more, and goes on showing them', async () => {
    speaksTo('ended')
    await showPage('/sponsorship').shown
    await expect.element(main.getByRole('heading', { level: 1, name: 'Vos parrainages' })).toBeVisible()
    await expect.element(main.getByText(/votre lien de parrainage n’est plus actif/)).toBeVisible()
    await settled()
    expect(main.getByRole('button', { name: 'Copier le lien' }).elements()).toEqual([])
    expect(main.getByText('Conditions de l’offre').elements()).toEqual([])
    await expect.element(main.getByRole('heading', { name: 'Vos filleuls' })).toBeVisible()
    expect(page.getByRole('contentinfo').getByRole('link', { name: 'Parrainer un proche' }).elements()).toEqual([])
    expect(main.getByText('Votre premier gain apparaîtra ici.').elements()).toEqual([])
  })

  it('[CON-01] is debited no more: the account of before is named, no day of a debit, and the certificate proves the past', async () => {
    speaksTo('ended')
    await showPage('/profile/payment-methods').shown
    await expect.element(main.getByText('Le compte ou la carte qui les payait.')).toBeVisible()
    expect(main.getByText('Date du prélèvement').elements()).toEqual([])
  })

  it('[CON-03] has a certificate that proves what was insured', async () => {
    speaksTo('ended')
    await showPage('/profile/contract').shown
    await expect.element(main.getByText(/^Ce qui était assuré chez nous/)).toBeVisible()
    expect(main.getByText(/^La preuve que vos animaux sont assurés/).elements()).toEqual([])
  })
})

describe('a contract whose last care can be filed no more', () => {
  it('[HOME-01][I18N-01] offers no request, and says that the papers stay', async () => {
    speaksTo('long_ended')
    await showPage('/', { language: 'it' }).shown
    await settled()
    const over = page.getByRole('region', { name: 'Polizza terminata' })
    await expect.element(over).toMatchTextContent('I Suoi documenti e i rimborsi passati restano disponibili qui.')
    expect(over.getByRole('link').elements()).toEqual([])
    expect(main.getByRole('link', { name: 'Invia una fattura' }).elements()).toEqual([])
  })
})
