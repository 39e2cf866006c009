import { listAnimals } from '@coussinet/contract/animals.ts'
import { listContactMessages } from '@coussinet/contract/contact.ts'
import { finishAuthorization } from '@coussinet/contract/identities.ts'
import { confirmEmail } from '@coussinet/contract/profile.ts'
import { listQuotes } from '@coussinet/contract/quotes.ts'
import { listReceipts } from '@coussinet/contract/receipts.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { searchPortal } from '@coussinet/contract/search.ts'
import { freezeAccount } from '@coussinet/contract/security.ts'
import { activateAccount, forgotPassword, signIn } from '@coussinet/contract/session.ts'
import { drawSponsorship, listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { readVetLink, type VetLinkView } from '@coussinet/contract/vet-links.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { LINK } from '#start/kept-link.ts'
import { itsme, linkedToItsme, offersProviders } from './providers.ts'
import { answerTo, type DemoMember } from './recorded.ts'
import { settled } from './show-page.tsx'
import { answers, refuses } from './wire.ts'
import buttonStyles from '#ui/Button.module.css'
import frameStyles from '#ui/member-frame.module.css'

/**
 * An address, and what brings its page to one of its states; `link` bears a token, as a mailed link does.
 * `prepare` lays answers before the page opens, `show` acts on the opened page.
 */
export type PagePlace = {
  name: string
  address: string
  link?: true
  prepare?: () => void
  show?: () => Promise<void>
}

async function found(selector: string): Promise<HTMLElement> {
  const first = () => document.querySelector<HTMLElement>(selector)
  await expect.poll(first, { message: selector }).not.toBeNull()
  return first() ?? document.body
}

const press = async (selector: string) => (await found(selector)).click()

async function write(selector: string, text: string): Promise<void> {
  const field = await found(selector)
  if (!(field instanceof HTMLInputElement)) throw new Error(`No field: ${selector}`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses one of several elements by its text. */
async function pressNamed(selector: string, name: RegExp): Promise<void> {
  const named = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
      name.test(one.getAttribute('aria-label') ?? one.textContent),
    )
  await expect.poll(named, { message: `${name}` }).toBeDefined()
  named()?.click()
}

const wrong = () => found('[aria-invalid=true]')

async function openPanel(name: RegExp): Promise<void> {
  const panel = page.getByRole('main').getByRole('region', { name })
  await panel.getByRole('button', { name: /^(Modifier|Modifica)/ }).click()
}

const panels = {
  address: /^(Adresse|Indirizzo)$/,
  email: /^E-mail$/,
  phones: /^(Téléphones|Telefoni)$/,
  password: /^(Mot de passe|Password)$/,
}

const openedPanels: PagePlace[] = [
  ...Object.entries(panels).map(([name, title]) => ({
    name: `profile, ${name} opened`,
    address: '/profile',
    show: async () => {
      await openPanel(title)
      await found('main section form')
    },
  })),
  {
    name: 'profile, a password refused',
    address: '/profile',
    show: async () => {
      await openPanel(panels.password)
      await write('input[name=password]', 'aB3')
      await press('main section form button[type=submit]')
      await wrong()
    },
  },
  {
    name: 'profile, a question before leaving',
    address: '/profile',
    show: async () => {
      await openPanel(panels.address)
      await write('main section form input', '')
      await openPanel(panels.email)
      await found('[role=alertdialog]')
    },
  },
  {
    name: 'profile, the member’s data without a password',
    address: '/profile',
    show: async () => {
      await pressNamed('button', /^(Télécharger mes données|Scarica i miei dati)$/)
      await press('[role=dialog] button[type=submit], dialog[open] button[type=submit]')
      await wrong()
    },
  },
]

async function search(words: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Rechercher|Cerca)$/ })
    .click()
  await write('[role=combobox]', words)
}

const openedHelp: PagePlace[] = [
  {
    name: 'contact, refused',
    address: '/contact',
    show: async () => {
      await press('main button[type=submit]')
      await wrong()
    },
  },
  { name: 'questions, an answer opened', address: '/faq', show: () => press('#faq-07 summary') },
  {
    name: 'search, found',
    address: '/animals',
    show: async () => {
      const [kind, text, download] = ['refund', null, false] as const
      answers(searchPortal, {
        data: [{ kind, title: 'ZR-2026-00312', text, href: '/refunds', download }],
        is_sure: true,
      })
      await search('2026')
      await found('[role=option]')
    },
  },
  {
    name: 'search, nothing found',
    address: '/animals',
    show: async () => {
      answers(searchPortal, { data: [], is_sure: false })
      await search('zzzzzz')
      await found('dialog[open] a')
    },
  },
  {
    name: 'search, guesses',
    address: '/animals',
    show: async () => {
      const [kind, text, download] = ['question', null, false] as const
      const guess = { kind, title: 'Comment payer ?', text, href: '/faq#faq-40', download }
      answers(searchPortal, { data: [guess], is_sure: false })
      await search('acheter')
      await found('[role=option]')
    },
  },
]

const menus: PagePlace[] = [
  {
    name: 'the menu of the account',
    address: '/',
    show: async () => {
      await page.viewport(1280, 800)
      await press(`.${frameStyles.sidebar} .${frameStyles.user}`)
    },
  },
  {
    name: 'the menu of a phone',
    address: '/',
    show: async () => {
      await page.getByRole('button', { name: /^(Ouvrir le menu|Apri il menu)$/ }).click()
      await found('dialog[open]')
    },
  },
]

/** Every kind of page that a member of the demo can open: one of each animal, a request and a contribution of each status. */
export function membersPlaces(member: DemoMember): PagePlace[] {
  const animals = answerTo(member, listAnimals, '/animals').data
  const requests = answerTo(member, listRefundRequests, '/refund-requests?limit=100').data
  const quotes = answerTo(member, listQuotes, '/quotes?limit=100').data
  const receipts = answerTo(member, listReceipts, '/receipts?limit=100').data
  const messages = answerTo(member, listContactMessages, '/contact-messages?limit=100').data
  const sponsorships = answerTo(member, listSponsorshipRequests, '/sponsorship-requests?limit=100').data
  const isPaid = ({ timeline }: (typeof requests)[number]) =>
    timeline.some(({ step, at }) => step === 'finished' && at !== null)
  const ofStatus = new Map(
    requests
      .filter(({ status }) => status !== 'draft')
      .map((request) => [isPaid(request) ? 'paid' : request.status, request.id]),
  )
  const godchild = sponsorships.find(({ status, drawn_at }) => status === 'validated' && drawn_at === null)
  const opened = [
    ['home', '/'],
    ['refunds', '/refunds'],
    ['estimate', '/refunds/estimate'],
    ['new refund', '/refunds/new'],
    ['documents to sort', '/refunds/piles/new'],
    ['quotes', '/quotes'],
    ['new quote', '/quotes/new'],
    ...quotes.slice(0, 1).map(({ id }) => ['quote', `/quotes/${id}`]),
    ...[...ofStatus].map(([status, id]) => [`request ${status}`, `/refunds/${id}`]),
    ...requests
      .filter(({ status }) => status === 'accepted' || status === 'rejected')
      .slice(0, 1)
      .map(({ id }) => ['dispute', `/refunds/${id}/dispute`]),
    ['animals', '/animals'],
    ...animals.map(({ id, name }) => [`animal ${name}`, `/animals/${id}`]),
    ...animals.slice(0, 1).map(({ id }) => ['animal that left', `/animals/${id}/ending`]),
    ['profile', '/profile'],
    ['contract', '/profile/contract'],
    ...['about', 'recap', 'confirm'].map((step) => [
      `termination, ${step}`,
      `/profile/contract/termination?step=${step}`,
    ]),
    ['withdrawal', '/profile/contract/withdrawal'],
    ['contributions', '/profile/receipts'],
    ...[...new Map(receipts.map(({ status, id }) => [status, id]))].map(([status, id]) => [
      `contribution ${status}`,
      `/profile/receipts/${id}`,
    ]),
    ['schedule', '/profile/receipts/schedule'],
    ['payment methods', '/profile/payment-methods'],
    ['another account', '/profile/payment-methods/account'],
    ['account for refunds', '/profile/payment-methods/refund-account'],
    ['card', '/profile/payment-methods/card'],
    ['sponsorship', '/sponsorship'],
    ['notifications', '/notifications'],
    ['notifications, unread', '/notifications?tab=unread'],
    ['notification preferences', '/notifications/preferences'],
    ['contact', '/contact'],
    ...messages.slice(0, 1).map(({ reference }) => ['message', `/contact/messages/${reference}`]),
    ['contact, by a link', '/contact?topic=complaint&subject=complaint'],
    ['questions', '/faq'],
    ['questions, none found', '/faq?q=zzzzzz'],
    ['privacy', '/privacy'],
    ['legal notice', '/legal-notice'],
    ['accessibility', '/accessibility'],
    ['nowhere', '/nulle/part'],
  ]
  return [
    ...opened.map(([name = '', address = '']) => ({ name, address })),
    {
      name: 'animal, costs',
      address: `/animals/${animals[0]?.id}`,
      show: async () => {
        const costs = await found('section[aria-labelledby=animal-costs]')
        costs.scrollIntoView()
        await settled()
        for (const table of costs.querySelectorAll('summary')) table.click()
      },
    },
    {
      name: 'animal, mended',
      address: `/animals/${animals[0]?.id}`,
      show: async () => {
        await pressNamed('main button', /^(Corriger|Correggi)/)
        await found('dialog[open]')
      },
    },
    {
      name: 'profile, linked accounts',
      address: '/profile',
      prepare: () => offersProviders([linkedToItsme]),
      show: async () => (await found('#identities ul')).scrollIntoView(),
    },
    backFrom('a session that is open', () => answers(finishAuthorization, { kind: 'cancelled', purpose: 'link' })),
    ...menus,
    ...openedPanels,
    ...openedHelp,
    {
      name: 'refunds, a question before a draft goes',
      address: '/refunds',
      show: async () => {
        const draft = requests.find(({ status }) => status === 'draft')
        if (draft === undefined) return
        await pressNamed('main button', /Supprimer le brouillon|Elimina la bozza/)
        await found('dialog[open]')
      },
    },
    {
      name: 'sponsorship, the code to scan',
      address: '/sponsorship',
      show: async () => {
        await press('main summary')
        await press('.share_qrCard')
        await found('dialog[open]')
      },
    },
    ...(godchild === undefined
      ? []
      : [
          {
            name: 'sponsorship, a gain',
            address: '/sponsorship',
            show: async () => {
              const drawn = { drawn_at: '2026-11-20T10:00:00.000Z', amount_cents: 5000, pays_by: '2026-12-20' }
              answers(drawSponsorship, { ...godchild, ...drawn })
              await pressNamed('main button', /Découvrir mon gain|Scopri/)
              await found('[data-drawn=true]')
            },
          },
        ]),
  ]
}

const askForLink = async () => {
  await write('input[name=username]', '900 000 019')
  await press('button[type=submit]')
  await found('#again')
}

async function useDeadLink(): Promise<void> {
  const title = () => document.querySelector('h1')?.textContent
  const before = title()
  refuses(confirmEmail, 'expired')
  refuses(freezeAccount, 'expired')
  await press(`main button.${buttonStyles.large}`)
  await expect.poll(title).not.toBe(before)
}

const linked = (name: string, address: string, show?: PagePlace['show']): PagePlace => ({
  name,
  address,
  link: true,
  ...(show === undefined ? {} : { show }),
})

const vetLink: VetLinkView = {
  state: 'open',
  sent_at: null,
  file_count: 1,
  animal: { name: 'Oslo', type: 'dog' },
  purpose: 'draft',
  expires_at: '2026-11-22T10:00:00.000Z',
  expected: [
    { type: 'invoice', needed: true },
    { type: 'other', needed: false },
  ],
  files: [{ id: '00000000-0000-4000-8000-000000000000', type: 'care-sheet', name: 'a.pdf', size: 120_000 }],
  shows_amount: true,
  is_reading: false,
  amount: { billed_cents: 5600, refunded_cents: 2800, is_partial: false },
}
const sentByVet: VetLinkView = {
  ...vetLink,
  state: 'sent',
  sent_at: '2026-11-20T10:01:00.000Z',
  animal: null,
  purpose: null,
  expires_at: null,
  expected: [],
  files: [],
  amount: null,
}
const atVet = (name: string, view: VetLinkView): PagePlace => ({
  name,
  address: '/vet',
  link: true,
  prepare: () => answers(readVetLink, view),
})

const backFrom = (name: string, prepare: () => void): PagePlace => ({
  name: `back from a provider, ${name}`,
  address: '/sign-in/itsme',
  link: true,
  prepare: () => {
    offersProviders()
    prepare()
  },
})

/** Pages for somebody who has not signed in. */
export const guestPlaces: PagePlace[] = [
  { name: 'login', address: '/login' },
  {
    name: 'login, missing fields',
    address: '/login',
    show: async () => {
      await press('#login button[type=submit]')
      await wrong()
    },
  },
  {
    name: 'login, failed',
    address: '/login',
    show: async () => {
      refuses(signIn, 'invalid_credentials')
      await write('input[name=username]', '900000019')
      await write('input[name=password]', 'x')
      await press('#login button[type=submit]')
      await found('[role=alert]:not(:empty)')
    },
  },
  { name: 'forgot password', address: '/forgot-password' },
  {
    name: 'forgot password, sent',
    address: '/forgot-password',
    show: () => {
      answers(forgotPassword, undefined)
      return askForLink()
    },
  },
  { name: 'first connection', address: '/activation' },
  {
    name: 'first connection, sent',
    address: '/activation',
    show: () => {
      answers(activateAccount, undefined)
      return askForLink()
    },
  },
  linked('new password', '/password-reset'),
  linked('new password, refused', '/password-reset', async () => {
    await write('input[name=password]', 'aB3')
    await press('button[type=submit]')
    await wrong()
  }),
  { name: 'new password, expired', address: '/password-reset' },
  linked('connection link', '/transfer'),
  linked('code on the phone', '/continue'),
  { name: 'login, by providers too', address: '/login', prepare: () => offersProviders() },
  backFrom('not linked', () =>
    answers(finishAuthorization, {
      kind: 'unlinked',
      provider: itsme,
      link_token: 'l'.repeat(43),
      expires_at: '2026-11-20T10:10:00.000Z',
    }),
  ),
  backFrom('level too low', () =>
    refuses(finishAuthorization, 'forbidden', { errors: { provider: ['level_too_low'] } }),
  ),
  backFrom('given up', () => answers(finishAuthorization, { kind: 'cancelled', purpose: 'sign-in' })),
  linked('new e-mail', '/email-confirmation'),
  linked('new e-mail, expired', '/email-confirmation', useDeadLink),
  linked('not me', '/not-me'),
  linked('not me, expired', '/not-me', useDeadLink),
  atVet('the vet’s page', vetLink),
  atVet('the vet’s page, sent', sentByVet),
  { name: 'the vet’s page, expired', address: '/vet', prepare: () => refuses(readVetLink, 'expired') },
  { name: 'privacy', address: '/privacy' },
  { name: 'legal notice', address: '/legal-notice' },
  { name: 'accessibility', address: '/accessibility' },
  { name: 'invitation', address: '/sponsorship/helene-7k3qx9m2vt4h' },
  {
    name: 'invitation, a quote refused',
    address: '/sponsorship/helene-7k3qx9m2vt4h',
    show: async () => {
      await press('main summary')
      await press('form.guest-quote_form button[type=submit]')
      await wrong()
    },
  },
]

/** Lays the token of a mailed link where the inline script leaves it. */
export function bearLink({ address, link }: PagePlace): void {
  if (link) Reflect.set(globalThis, LINK, { path: address, token: 'sample' })
}
