import { listAnimals } from '@coussinet/contract/animals.ts'
import { getContractEndings } from '@coussinet/contract/contract-endings.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answersBetweenContracts } from '../../testing/profile.ts'
import { answerTo } from '../../testing/recorded.ts'
import { showPage } from '../../testing/show-page.tsx'
import { answers, lacks, speaksTo } from '../../testing/wire.ts'

// domain rules §6.3 and §6.5
const covers = [
  [
    'Oslo',
    'Formule Confort',
    ['39,60 €', '1,50 €', '41,10 €'],
    '90 % des frais après 60 € de franchise par an, jusqu’à 2 500 € par an',
    'Jusqu’à 80 € par an',
    'CHPPiL, rage',
  ],
  [
    'Mirza',
    'Formule Intégrale',
    ['15,91 €', '1,50 €', '17,41 €'],
    '75 % des frais après 25 € de franchise par événement, jusqu’à 1 500 € par an',
    'Jusqu’à 50 € par an',
    'typhus, coryza, leucose, rage',
  ],
  [
    'Pistache',
    'Formule Chien Plus',
    ['21,40 €', '1,50 €', '22,90 €'],
    '70 % des frais après 20 € de franchise par événement, jusqu’à 1 800 € par an',
    'Jusqu’à 60 € par an',
    'CHPPiL, rage',
  ],
] as const

const labels = [
  ['default', 'Non sélectionnée', 'Non selezionata'],
  ['preventive', 'Formule Préventive', 'Formula Zampa di bronzo'],
  ['integrale', 'Formule Intégrale', 'Formula Zampa d’argento'],
  ['confort', 'Formule Confort', 'Formula Zampa d’oro'],
  ['chat-plus', 'Formule Chat Plus', 'Formula Super Gatto'],
  ['chien-plus', 'Formule Chien Plus', 'Formula Super Cane'],
] as const

it('[PRE-01] the contract leads to an agreement before care, for who may file', async () => {
  speaksTo('helene')
  await showPage('/profile/contract').shown
  const way = page.getByRole('main').getByRole('link', { name: 'Demander un accord avant des soins' })
  await expect.element(way).toHaveAttribute('href', '/quotes/new')
  lacks(['refunds:write'])
  await showPage('/profile/contract').shown
  await expect.element(page.getByRole('heading', { name: 'Mes documents' })).toBeVisible()
  expect(way.query()).toBeNull()
})

const anySpace = (text: string) => new RegExp(text.replaceAll(/[.?]/g, '\\$&').replaceAll(/\s/g, '\\s'))

describe('covers', () => {
  it('[CON-01] of a contract that is over say nothing of a year to come, and that it has ended', async () => {
    speaksTo('helene')
    const me = answerTo('helene', getMe, '/me')
    if (me.contract === null) throw new Error('No contract is recorded.')
    answers(getMe, { ...me, contract: { ...me.contract, status: 'terminated', end_date: '2026-10-21' } })
    answers(getContractEndings, { data: [], withdrawal: null, termination: null })
    await showPage('/profile/contract').shown
    const oslo = page.getByRole('article', { name: 'Oslo' })
    await expect.element(oslo).toMatchTextContent('Formule Confort')
    await expect.element(oslo).not.toMatchTextContent(/Plafond annuel|Il reste/)
    await expect.element(page.getByText('Votre contrat a pris fin.')).toBeVisible()
  })

  it('[CON-01] each animal has its formula, its price as a sum, its rate, ceiling, package, vaccines, and what is used', async () => {
    speaksTo('helene')
    await showPage('/profile/contract').shown
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(3)
    for (const [name, formula, [contribution, fee, price], paid, vaccinePackage, vaccines] of covers) {
      const card = page.getByRole('article', { name })
      await expect.element(card).toMatchTextContent(formula)
      await expect.element(card).toMatchTextContent(anySpace(`Cotisation ${contribution}`.replace(' ', '')))
      await expect.element(card).toMatchTextContent(anySpace(`Frais de gestion${fee}`))
      await expect.element(card).toMatchTextContent(anySpace(`Prix mensuel, frais de gestion inclus${price}`))
      for (const text of [paid, vaccinePackage, `Vaccins : ${vaccines}.`])
        await expect.element(card).toMatchTextContent(anySpace(text))
    }
    for (const { name, limits } of answerTo('helene', listAnimals, '/animals').data) {
      const { used_cents = 0, amount_cents = 0, remaining_cents = 0 } = limits?.ceiling ?? {}
      const [used, amount, left] = [used_cents, amount_cents, remaining_cents].map((cents) => euros(cents, 'fr'))
      const said = anySpace(`${used} utilisés sur ${amount}, il reste ${left}`)
      await expect.element(page.getByRole('article', { name })).toMatchTextContent(said)
    }
    // 41,10 + 17,41 + 22,90
    const all = page.getByRole('region', { name: 'Ce qui est couvert' })
    await expect.element(all).toMatchTextContent(/81,41\s€ par mois en tout/)
    await page
      .getByRole('article', { name: 'Mirza' })
      .getByRole('link', { name: /Mirza$/ })
      .click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Mirza' })).toBeVisible()
  })

  it.each([
    ['helene', 'fr'],
    ['giulia', 'it'],
  ] as const)(
    '[CON-02] every formula bears its name for %s, and the one that is not chosen has no price',
    async (account, language) => {
      speaksTo(account)
      // One animal of the member’s, as it would be with each formula.
      const [animal] = answerTo(account, listAnimals, '/animals').data
      if (animal?.formula == null) throw new Error('No animal is recorded with a formula.')
      const { formula: chosen } = animal
      answers(listAnimals, {
        data: labels.map(([name], at) => ({
          ...animal,
          id: `00000000-0000-4000-8000-99999999999${at}`,
          name: `Zampina ${at}`,
          formula: { ...chosen, name },
        })),
      })
      await showPage('/profile/contract', { language }).shown
      for (const [at, [formula, fr, it]] of labels.entries()) {
        const card = page.getByRole('article', { name: `Zampina ${at}` })
        await expect.element(card).toBeVisible()
        expect(card.element().querySelector('header')?.textContent).toContain(language === 'it' ? it : fr)
        if (formula === 'default') expect(card.element().textContent).not.toContain('€')
        else expect(card.element().textContent).toContain('€')
      }
      // The list of animals has the same names.
      await showPage('/animals', { language }).shown
      for (const [at, [formula, fr, it]] of labels.entries()) {
        if (formula === 'default') continue
        const name = (language === 'it' ? it : fr).replace(/^Formul[ea] /, '')
        await expect.element(page.getByRole('link', { name: `Zampina ${at}` })).toMatchTextContent(name)
      }
    },
  )
})

describe('the complaint path', () => {
  it.each([
    ['helene', 'La Médiation de l’assurance', /dans les deux mois/, 'www.mediation-assurance.org'],
    ['thibault', 'Ombudsman des assurances', /dans le mois/, 'www.ombudsman-insurance.be'],
    ['giulia', 'Arbitro Assicurativo', /entro 45 giorni/, 'www.arbitroassicurativo.org'],
  ] as const)(
    '[LAW-02] of %s names the company first, then the country’s mediator',
    async (account, mediator, delay, address) => {
      speaksTo(account)
      await showPage('/profile/contract', { language: account === 'giulia' ? 'it' : 'fr' }).shown
      const complaint = page.getByRole('region', {
        name: account === 'giulia' ? 'Un reclamo?' : /^Une réclamation\s\?$/,
      })
      await expect
        .element(complaint.getByRole('link', { name: /@/ }))
        .toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/))
      await expect.element(complaint).toMatchTextContent(delay)
      await expect.element(complaint).toMatchTextContent(mediator)
      const link = complaint.getByRole('link', { name: address })
      await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    },
  )

  it('[LAW-02] is where a refund that was refused leads', async () => {
    speaksTo('sophie')
    const refused = answerTo('sophie', listRefundRequests, '/refund-requests?limit=100').data.find(
      ({ status }) => status === 'rejected',
    )
    const { router, shown } = showPage(`/refunds/${refused?.id}`)
    await shown
    await page
      .getByRole('main')
      .getByRole('link', { name: /réclamation|médiateur/i })
      .click()
    await expect.poll(() => router.state.location.href).toBe('/profile/contract#complaint')
    await expect.element(page.getByRole('heading', { name: /Une réclamation\s\?/ })).toBeInViewport()
  })
})

it('[LIFE-01] a contract whose animals have all left speaks of its end, and of no renewal', async () => {
  speaksTo('helene')
  const { data } = answerTo('helene', listAnimals, '/animals')
  const left = { cover_end: '2026-11-02', end_reason: 'deceased' as const, limits: null }
  answers(listAnimals, { data: data.map((animal) => ({ ...animal, ...left })) })
  await showPage('/profile/contract').shown
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { name: 'Plus d’animal assuré' })).toBeVisible()
  await expect.element(main).toMatchTextContent('Après le 2 novembre 2026, ce contrat n’assure plus d’animal')
  await expect.element(main).not.toMatchTextContent(/Renouvellement|se renouvelle/)
})

it('[LIFE-01] a contract that follows another is not said to open refunds, and the former one says until when it covers', async () => {
  speaksTo('helene')
  answersBetweenContracts('helene')
  await showPage('/profile/contract').shown
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent(
      /Ses garanties commencent le .*1er décembre 2026\. Votre contrat précédent couvre les soins jusqu’au .*10 novembre 2026\./,
    )
  await expect.element(main).not.toMatchTextContent('seront disponibles')
})
