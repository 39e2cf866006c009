import { listAnimals } from '@coussinet/contract/animals.ts'
import { getCalendarFeed } from '@coussinet/contract/calendar.ts'
import { getContactMessage, listContactMessages, listTopics } from '@coussinet/contract/contact.ts'
import { getContractEndings } from '@coussinet/contract/contract-endings.ts'
import { listDocuments } from '@coussinet/contract/documents.ts'
import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { listFaqs } from '@coussinet/contract/faq.ts'
import { listNotificationPreferences, listNotifications } from '@coussinet/contract/notifications.ts'
import { listPasskeys } from '@coussinet/contract/passkeys.ts'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getPaymentSchedule, getReceipt, listReceipts } from '@coussinet/contract/receipts.ts'
import { getRefundRequest, listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { getRefund, listCareKinds, listRefunds } from '@coussinet/contract/refunds.ts'
import { getSecurityLog, listSessions } from '@coussinet/contract/security.ts'
import { getSponsorshipOffer, listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerTo } from './testing/recorded.ts'
import { showPage } from './testing/show-page.tsx'
import { tryAgain } from './testing/try-again.ts'
import { answers, recovers, refuses, speaksTo, waits } from './testing/wire.ts'

type Part = {
  address: string
  call: Endpoint
  says: RegExp
  shows: string | RegExp
  /** nothing of the page appears before the call is answered */
  whole?: true
}

const oslo = answerTo('helene', listAnimals, '/animals').data.find(({ name }) => name === 'Oslo')?.id
const paid = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data.find(
  ({ tracking_reference }) => tracking_reference === 'ZR-2026-00312',
)?.id
const asked = answerTo('helene', listContactMessages, '/contact-messages?limit=100').data[0]?.reference
const declined = answerTo('helene', listReceipts, '/receipts?limit=100').data.find(
  ({ status }) => status === 'declined',
)?.id
const crash = /Notre service rencontre un incident/

/** Each list and page with the call that it depends on, its message when that fails, and what it shows at last. */
const parts: Part[] = [
  {
    address: '/',
    call: listRefundRequests,
    says: /Nous n’avons pas pu afficher vos demandes en cours/,
    shows: /Il manque la feuille de soins/,
  },
  {
    address: '/',
    call: listRefunds,
    says: /Nous n’avons pas pu afficher vos remboursements passés/,
    shows: /Soins du \d/,
  },
  { address: '/', call: listAnimals, says: /Nous n’avons pas pu afficher vos animaux/, shows: /Formule Confort/ },
  {
    address: '/refunds',
    call: listRefundRequests,
    says: /Nous n’avons pas pu afficher vos demandes en cours/,
    shows: /Il manque la feuille de soins/,
  },
  {
    address: '/refunds',
    call: listRefunds,
    says: /Nous n’avons pas pu afficher vos remboursements passés/,
    shows: 'ZR-2026-00312',
  },
  {
    address: '/animals',
    call: listAnimals,
    says: /Nous n’avons pas pu afficher vos animaux|Notre service rencontre un incident/,
    shows: /Formule Confort/,
  },
  { address: `/animals/${oslo}`, call: listAnimals, says: crash, shows: /250\s26\s98\s12340176/, whole: true },
  { address: `/refunds/${paid}`, call: getRefundRequest, says: crash, shows: 'F26-01264', whole: true },
  {
    address: `/refunds/${paid}`,
    call: getRefund,
    says: /Nous n’avons pas pu afficher ce remboursement/,
    shows: 'Chirurgie',
  },
  {
    address: '/refunds/estimate',
    call: listCareKinds,
    says: /Nous n’avons pas pu afficher les soins/,
    shows: 'Montant',
  },
  {
    address: '/profile',
    call: listPasskeys,
    says: /Nous n’avons pas pu afficher vos clés d’accès/,
    shows: /ne permet pas de créer une clé d’accès/,
  },
  {
    address: '/profile',
    call: listSessions,
    says: /Nous n’avons pas pu afficher vos appareils connectés/,
    shows: /Utilisé en ce moment/,
  },
  {
    address: '/profile',
    call: getSecurityLog,
    says: /Nous n’avons pas pu afficher l’activité de votre compte/,
    shows: /Connexion avec le mot de passe/,
  },
  {
    address: '/profile/contract',
    call: listAnimals,
    says: /Nous n’avons pas pu afficher vos garanties/,
    shows: 'Formule Confort',
  },
  {
    address: '/profile/contract',
    call: listDocuments,
    says: /Nous n’avons pas pu afficher vos documents/,
    shows: 'Certificat d’adhésion',
  },
  {
    address: '/profile/contract',
    call: getContractEndings,
    says: /Nous n’avons pas pu afficher comment mettre fin à votre contrat/,
    shows: /il prend fin le/,
  },
  {
    address: '/profile/receipts',
    call: listReceipts,
    says: /Nous n’avons pas pu afficher vos quittances/,
    shows: 'Prélèvement refusé',
  },
  {
    address: `/profile/receipts/${declined}`,
    call: getReceipt,
    says: /Nous n’avons pas pu afficher cette cotisation|Notre service rencontre un incident/,
    shows: 'Ce qui s’est passé',
    whole: true,
  },
  {
    address: '/profile/receipts/schedule',
    call: getPaymentSchedule,
    says: /Nous n’avons pas pu afficher votre échéancier/,
    shows: 'Total',
  },
  {
    address: '/profile/payment-methods',
    call: getPaymentMethods,
    says: /Nous n’avons pas pu afficher vos moyens de paiement/,
    shows: 'CSN-412703584-002',
  },
  {
    address: '/profile/payment-methods',
    call: getCalendarFeed,
    says: /Nous n’avons pas pu afficher votre adresse d’agenda/,
    shows: 'Créer mon adresse privée',
  },
  {
    address: '/',
    call: listNotifications,
    says: /Nous n’avons pas pu afficher vos notifications/,
    shows: /^Non lues/,
  },
  {
    address: '/notifications',
    call: listNotifications,
    says: /Nous n’avons pas pu afficher vos notifications/,
    shows: 'Prélèvement refusé',
  },
  {
    address: '/notifications/preferences',
    call: listNotificationPreferences,
    says: /Nous n’avons pas pu afficher vos préférences/,
    shows: 'Avancement de vos demandes',
  },
  {
    address: '/sponsorship',
    call: listSponsorshipRequests,
    says: /Nous n’avons pas pu afficher votre lien/,
    shows: 'Copier le lien',
  },
  {
    address: '/sponsorship',
    call: getSponsorshipOffer,
    says: /Nous n’avons pas pu afficher l’offre de parrainage/,
    shows: 'Conditions de l’offre',
  },
  {
    address: '/contact',
    call: listTopics,
    says: /Nous n’avons pas pu afficher les sujets de contact/,
    shows: 'Joindre un fichier',
  },
  {
    address: '/contact',
    call: listContactMessages,
    says: /Nous n’avons pas pu afficher vos messages/,
    shows: 'Assurer un chiot',
  },
  {
    address: `/contact/messages/${asked}`,
    call: getContactMessage,
    says: /Notre service rencontre un incident/,
    shows: 'Nos réponses',
    whole: true,
  },
  {
    address: '/faq',
    call: listFaqs,
    says: /Nous n’avons pas pu afficher les questions fréquentes/,
    shows: 'Comment demander un remboursement ou envoyer une facture',
  },
  { address: '/refunds/new', call: listAnimals, says: crash, shows: 'Glissez la facture ici', whole: true },
]

const main = page.getByRole('main')
const loading = page.getByText('Chargement en cours…')
const again = main.getByRole('button', { name: 'Réessayer' })

describe('with data', () => {
  it.each(parts)(
    '[ERR-02] $address without $call.name says that it is loading, then what could not be shown, and shows it when tried again',
    async ({ address, call, says, shows, whole }) => {
      speaksTo('helene')
      refuses(call, 'server_error')
      const letGo = waits(call)
      const { shown } = showPage(address)
      if (!whole) await shown
      await expect.element(loading.first()).toBeInTheDocument()
      letGo()
      await expect.element(main.getByText(says).first()).toBeVisible()
      // Not before the click: automatic retries still fail.
      await tryAgain(again.first(), call, main.getByText(shows).first())
      await expect.element(main.getByText(says)).not.toBeInTheDocument()
      await expect.element(loading).not.toBeInTheDocument()
    },
  )
})

describe('without data', () => {
  const empty = [
    ['/', 'Nessuna richiesta in corso.'],
    ['/', 'Nessun rimborso negli ultimi 12 mesi.'],
    ['/refunds', 'Nessuna richiesta in corso.'],
    ['/refunds', 'Nulla nella ciotola per ora'],
    ['/profile', 'Nessuna passkey per ora.'],
    ['/sponsorship', 'Non ha ancora presentato nessuno.'],
    ['/faq?q=zzzzzz', 'Nessuna domanda su questo tema.'],
    ['/notifications', 'Nessuna novità per il momento.'],
    ['/notifications?tab=unread', 'Ha letto tutto.'],
    ['/animals', 'Ancora nessuna zampa qui'],
  ] as const

  it.each(empty)('[ERR-02] %s says that it is empty: %s', async (address, sentence) => {
    speaksTo('marco')
    if (address.startsWith('/notifications')) answers(listNotifications, { data: [], unread: 0, next_cursor: null })
    // A device with a fingerprint, a face or a lock.
    if (address === '/profile')
      vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(true)
    if (address === '/animals') answers(listAnimals, { data: [] })
    showPage(address, { language: 'it' })
    await expect.element(page.getByText(sentence)).toBeVisible()
  })
})

describe('one call for several blocks', () => {
  it('[ERR-02] what one of them fetches again shows in all, and the focus goes where it was asked for', async () => {
    speaksTo('helene')
    refuses(listSponsorshipRequests, 'server_error')
    showPage('/sponsorship')
    await expect.poll(() => main.getByText(/Nous n’avons pas pu afficher/).elements()).toHaveLength(3)
    expect(again.elements()).toHaveLength(1)
    recovers(listSponsorshipRequests)
    again.first().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Votre lien de parrainage' })).toHaveFocus()
    await expect.element(again).not.toBeInTheDocument()
  })
})
