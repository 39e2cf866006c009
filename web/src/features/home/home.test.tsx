import { listAnimals } from '@coussinet/contract/animals.ts'
import { euros, monthInWords } from '@coussinet/contract/domain/format.ts'
import { listOnboarding } from '@coussinet/contract/onboarding.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { listReceipts } from '@coussinet/contract/receipts.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { listRefunds } from '@coussinet/contract/refunds.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { answersBetweenContracts } from '../../testing/profile.ts'
import { answerTo } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { tryAgain } from '../../testing/try-again.ts'
import { answers, refuses, speaksTo } from '../../testing/wire.ts'

const main = page.getByRole('main')
const again = main.getByRole('button', { name: 'Réessayer' })

describe('a member who has everything', () => {
  beforeEach(() => speaksTo('helene'))

  it('is greeted, and sees requests with their step, last refunds and animals', async () => {
    await showPage('/').shown
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
    await expect
      .element(
        main.getByText(/attend(ent)? un document de votre part|suivent? (son|leur) cours|arrivent sur votre compte/),
      )
      .toBeVisible()
    const requests = main.getByRole('region', { name: 'Demandes en cours' })
    await expect.element(requests.getByRole('listitem').first()).toBeVisible()
    await expect
      .element(requests.getByText(/Réponse au plus tard|Documents reçus|Demande acceptée|Il manque|Joignez/).first())
      .toBeVisible()
    for (const name of ['Oslo', 'Mirza', 'Pistache'])
      await expect.element(main.getByRole('region', { name: 'Vos animaux' }).getByRole('link', { name })).toBeVisible()
    await expect
      .element(main.getByRole('region', { name: 'Derniers remboursements' }).getByText(/\d\s€/).first())
      .toBeVisible()
  })

  it('[HOME-01] that is an association is greeted by its name, beside which the menu has one letter', async () => {
    const organisation = 'Les Amis de Milou'
    answers(getMe, { ...answerTo('helene', getMe, '/me'), organisation, firstname: '', lastname: '' })
    await showPage('/').shown
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Les Amis de Milou' })).toBeVisible()
    const foot = page.getByRole('button', { name: /Les Amis de Milou.*412\s703\s584/s })
    await expect.element(foot).toMatchTextContent(/^LLes Amis de Milou/)
  })

  it('[LIFE-01] whose animals have all left sees no cheerful one, and hears of a contribution that was planned before', async () => {
    const { data } = answerTo('helene', listAnimals, '/animals')
    const left = { cover_end: '2026-11-02', end_reason: 'deceased' as const, limits: null }
    answers(listAnimals, { data: data.map((animal) => ({ ...animal, ...left })) })
    await showPage('/').shown
    await settled()
    const invitation = main.getByRole('heading', { name: 'Une facture à nous envoyer encore ?' })
    await expect.element(invitation).toBeVisible()
    await expect
      .element(main.getByText('Les soins reçus jusqu’au 2 novembre 2026 se remboursent encore.'))
      .toBeVisible()
    await expect.element(main.getByText('Une facture du vétérinaire ?')).not.toBeInTheDocument()
  })

  it('[REF-16] is announced the delay: two working days', async () => {
    await showPage('/').shown
    await expect.element(main).toMatchTextContent('Réponse sous deux jours ouvrés.')
  })

  it('[GO-07] is announced the delay of the settings, which the server marks on its pages', async () => {
    document.documentElement.dataset['answerDays'] = '3'
    onTestFinished(() => {
      delete document.documentElement.dataset['answerDays']
    })
    await showPage('/').shown
    await expect.element(main).toMatchTextContent('Réponse sous trois jours ouvrés.')
  })

  it('[HOME-04] begins a refund request in one action', async () => {
    await showPage('/').shown
    await main.getByRole('link', { name: 'Envoyer une facture' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ajoutez votre facture payée' })).toBeVisible()
  })

  const blocks = [
    {
      call: listRefundRequests,
      name: 'Demandes en cours',
      says: 'Nous n’avons pas pu afficher vos demandes en cours.',
      shows: /Réponse au plus tard|Documents reçus|Il manque/,
    },
    {
      call: listRefunds,
      name: 'Derniers remboursements',
      says: 'Nous n’avons pas pu afficher vos remboursements passés.',
      shows: /Oslo|Mirza|Pistache/,
    },
    {
      call: listAnimals,
      name: 'Vos animaux',
      says: 'Nous n’avons pas pu afficher vos animaux.',
      shows: /Pistache/,
    },
  ]

  it.each(blocks)(
    'the block « $name » fails alone, and comes when tried again',
    async ({ call, name, says, shows }) => {
      refuses(call, 'server_error')
      await showPage('/').shown
      await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
      const block = page.getByRole('region', { name })
      await expect.element(block.getByText(says)).toBeVisible()
      await expect
        .element(block)
        .toMatchTextContent('Notre service rencontre un incident. Réessayez dans quelques minutes.')
      for (const other of blocks.filter((one) => one.name !== name))
        await expect
          .element(page.getByRole('region', { name: other.name }).getByText(other.shows).first())
          .toBeVisible()
      await tryAgain(block.getByRole('button', { name: 'Réessayer' }), call, block.getByText(shows).first())
      await expect.element(block.getByText(says)).not.toBeInTheDocument()
    },
  )

  const ofFile = [
    {
      call: listOnboarding,
      says: 'Nous n’avons pas pu afficher ce qui manque à votre dossier.',
      shows: /Complétez le numéro d’identification de Pistache/,
      other: /Cotisation d.* impayée/,
    },
    {
      call: listReceipts,
      says: 'Nous n’avons pas pu afficher votre prochaine cotisation.',
      shows: /Cotisation d.* impayée/,
      other: /Complétez le numéro d’identification de Pistache/,
    },
  ]

  it.each(ofFile)(
    '[HOME-01] $call.name fails alone, and comes when tried again',
    async ({ call, says, shows, other }) => {
      refuses(call, 'server_error')
      await showPage('/').shown
      await expect.element(main.getByText(says)).toBeVisible()
      await expect.element(main.getByText(other).first()).toBeVisible()
      await expect.element(main.getByText('Il manque la feuille de soins de Mirza')).toBeVisible()
      expect(again.elements()).toHaveLength(1)
      await tryAgain(again, call, main.getByText(shows).first())
      await expect.element(main.getByText(says)).not.toBeInTheDocument()
    },
  )

  const declined = answerTo('helene', listReceipts, '/receipts?limit=100').data.find(
    ({ status }) => status === 'declined',
  )

  it('[HOME-01] is shown the contribution to be mended, and opens its page', async () => {
    const { router, shown } = showPage('/')
    await shown
    const block = page.getByRole('region', { name: /^Cotisation d.* impayée$/ })
    await expect.element(block).toMatchTextContent(monthInWords(declined?.month ?? '', 'fr'))
    await expect.element(block).toMatchTextContent(euros(declined?.amount_cents ?? 0, 'fr').replaceAll(/\s/g, ' '))
    await block.getByRole('link', { name: 'Régulariser' }).click()
    await expect.poll(() => router.state.location.href).toBe(`/profile/receipts/${declined?.id}`)
  })

  it('[HOME-01] the greeting names what is owed before the rest, and leads to where it is paid', async () => {
    const { router, shown } = showPage('/')
    await shown
    const owed = main.getByRole('link', { name: /^Il reste .+ à régler\.$/ })
    await expect.element(owed).toMatchTextContent(euros(declined?.amount_cents ?? 0, 'fr').replaceAll(/\s/g, ' '))
    await owed.click()
    await expect.poll(() => router.state.location.href).toBe(`/profile/receipts/${declined?.id}`)
  })

  it('[HOME-03] is told what is missing with its deadline, and led to where it is done; what is done is not there', async () => {
    await showPage('/').shown
    const tips = page.getByRole('region', { name: 'Votre dossier' })
    await expect.poll(() => tips.getByRole('listitem').elements()).toHaveLength(1)
    await expect.element(tips).not.toMatchTextContent('Parrainez un proche')
    await expect.element(tips).toMatchTextContent(/Avant le \d+(er)? \p{L}+ \d{4}/u)
    for (const done of ['Ajoutez votre mobile', 'Indiquez votre IBAN', 'd’Oslo', 'de Mirza'])
      await expect.element(tips).not.toMatchTextContent(done)
    await tips.getByRole('link', { name: /^Complétez le numéro d’identification de Pistache/ }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Pistache' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Identifier Pistache' })).toBeVisible()
  })
})

describe('a member whose file is whole', () => {
  it('[HOME-01][HOME-03] is shown the next contribution with its day, and no tip but the invitation', async () => {
    speaksTo('giulia')
    await showPage('/', { language: 'it' }).shown
    const block = page.getByRole('region', { name: /^Prossimo premio/ })
    const upcoming = answerTo('giulia', listReceipts, '/receipts?limit=100').data.find(
      ({ status }) => status === 'upcoming',
    )
    await expect.element(block).toMatchTextContent(monthInWords(upcoming?.month ?? '', 'it'))
    await expect.element(block).toMatchTextContent(/41\s€/)
    await settled()
    expect(page.getByRole('link', { name: /^Restano da pagare/ }).elements()).toEqual([])
    const tips = page.getByRole('region', { name: 'I Suoi dati' })
    await expect.element(tips).toMatchTextContent('completi')
    await expect
      .element(tips.getByRole('listitem'))
      .toMatchTextContent(/^Presenti un amico25\s€ per ogni polizza convalidata\.$/)
    await expect.element(tips.getByRole('link')).toHaveAttribute('href', '/sponsorship')
  })
})

describe('a contract in preparation', () => {
  it('[HOME-02] says that refunds and details come with the effective date, and names it', async () => {
    speaksTo('yanis')
    await showPage('/').shown
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Bienvenue Yanis, votre contrat se prépare' }))
      .toBeVisible()
    const [year = '', , day = ''] = (answerTo('yanis', getMe, '/me').contract?.effective_date ?? '').split('-')
    await expect
      .element(main)
      .toMatchTextContent(
        new RegExp(
          `débutent le (\\p{L}+ )?${Number(day)}(er)? \\p{L}+ ${year}\\. Dès ce jour, vous pourrez demander vos remboursements et voir le détail`,
          'u',
        ),
      )
    await expect
      .element(main)
      .toMatchTextContent('Les remboursements seront disponibles à la date d’effet de votre contrat.')
    await expect.element(main.getByRole('link', { name: /Nouga/ })).toBeVisible()
  })
})

it('[HOME-01] [LIFE-01] between two contracts, what is under way is shown and earlier care can be filed', async () => {
  speaksTo('helene')
  answersBetweenContracts('helene')
  await showPage('/').shown
  await expect.element(main.getByRole('heading', { level: 1, name: /^Bonjour Hélène/ })).toBeVisible()
  await expect.element(main.getByText('Les soins reçus jusqu’au 10 novembre 2026 se remboursent encore.')).toBeVisible()
  await expect
    .element(main.getByRole('region', { name: 'Demandes en cours' }).getByRole('listitem').first())
    .toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'Derniers remboursements' })).toBeVisible()
  await expect.element(main).not.toMatchTextContent('seront disponibles à la date d’effet')
})

describe('a new member', () => {
  beforeEach(() => speaksTo('marco'))

  it('[REF-16] sees empty blocks that say what to do, and the delay of 48 hours', async () => {
    await showPage('/', { language: 'it' }).shown
    await expect.element(page.getByRole('heading', { level: 1, name: 'Buongiorno Marco' })).toBeVisible()
    await expect.element(page.getByText('Nessuna richiesta in corso.')).toBeVisible()
    await expect.element(page.getByText('Nessun rimborso negli ultimi 12 mesi.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Pesto/ })).toBeVisible()
    await expect.element(main).toMatchTextContent('Risposta entro 48 ore.')
    await showPage('/refunds', { language: 'it' }).shown
    await expect.element(page.getByText('Nulla nella ciotola per ora')).toBeVisible()
    await page.getByRole('link', { name: 'Invia la prima richiesta' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Aggiunga la fattura pagata' })).toBeVisible()
  })

  it('[HOME-03] finds what is to be done first, and each leads somewhere', async () => {
    await showPage('/', { language: 'it' }).shown
    const tips = page.getByRole('region', { name: 'I Suoi dati' })
    await expect.poll(() => tips.getByRole('listitem').elements()).toHaveLength(3)
    await expect
      .element(tips.getByRole('link', { name: /^Indichi il Suo IBAN/ }))
      .toHaveAttribute('href', '/profile/payment-methods/refund-account')
    await expect
      .element(tips.getByRole('link', { name: /^Scopra le Sue coperture/ }))
      .toHaveAttribute('href', '/profile/contract')
  })
})
