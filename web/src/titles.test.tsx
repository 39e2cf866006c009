import { listAnimals } from '@coussinet/contract/animals.ts'
import { monthInWords } from '@coussinet/contract/domain/format.ts'
import { listReceipts } from '@coussinet/contract/receipts.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { listRefunds } from '@coussinet/contract/refunds.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setLanguage } from '#platform/language/i18n.ts'
import { getPageTitle } from '#platform/page/page-title.ts'
import { LINK } from '#start/kept-link.ts'
import { createPortal } from './portal.tsx'
import { offersProviders } from './testing/providers.ts'
import { answerTo } from './testing/recorded.ts'
import { showPage } from './testing/show-page.tsx'
import { answers, speaksTo } from './testing/wire.ts'

const routes = [
  { address: '/profile', access: 'member', fr: 'Mes informations', it: 'I miei dati' },
  { address: '/profile/contract', access: 'member', fr: 'Mon contrat', it: 'La mia polizza' },
  { address: '/profile/receipts', access: 'member', fr: 'Cotisations', it: 'Premi mensili' },
  { address: '/profile/receipts/schedule', access: 'member', fr: 'Échéancier', it: 'Piano dei pagamenti' },
  { address: '/profile/payment-methods', access: 'member', fr: 'Moyens de paiement', it: 'Metodi di pagamento' },
  { address: '/sponsorship', access: 'member', fr: 'Mes parrainages', it: 'Presenta un amico' },
  { address: '/notifications', access: 'member', fr: 'Notifications', it: 'Notifiche' },
  { address: '/contact', access: 'member', fr: 'Nous contacter', it: 'Contatti' },
  { address: '/faq', access: 'member', fr: 'Questions fréquentes', it: 'Domande frequenti' },
  { address: '/login', access: 'guest', fr: 'Connexion', it: 'Accesso' },
  { address: '/forgot-password', access: 'guest', fr: 'Mot de passe oublié', it: 'Password dimenticata' },
  { address: '/password-reset', access: 'guest', fr: 'Nouveau mot de passe', it: 'Nuova password' },
  { address: '/activation', access: 'guest', fr: 'Première connexion', it: 'Primo accesso' },
  { address: '/transfer', access: 'guest', fr: 'Connexion par ce lien', it: 'Accesso con questo link' },
  { address: '/continue', access: 'guest', fr: 'Continuer votre demande', it: 'Continui la Sua richiesta' },
] as const

const open = [
  { address: '/privacy', fr: 'Confidentialité', it: 'Privacy' },
  { address: '/legal-notice', fr: 'Mentions légales', it: 'Note legali' },
  { address: '/accessibility', fr: 'Déclaration d’accessibilité', it: 'Dichiarazione di accessibilità' },
  { address: '/sponsorship/helene-7k3qx9m2vt4h', fr: 'Invitation', it: 'Invito' },
] as const

const trails = [
  {
    address: '/profile/contract/termination',
    title: { fr: 'Résilier mon contrat', it: 'Disdire il contratto' },
    parents: ['/', '/profile', '/profile/contract'],
    last: { fr: 'Résiliation', it: 'Disdetta' },
  },
  {
    address: '/profile/contract/withdrawal',
    title: { fr: 'Renoncer à mon contrat', it: 'Recedere dal contratto' },
    parents: ['/', '/profile', '/profile/contract'],
    last: { fr: 'Renonciation', it: 'Recesso' },
  },
  {
    address: '/profile/payment-methods/account',
    title: { fr: 'Modifier mon compte bancaire', it: 'Modifica il conto bancario' },
    parents: ['/', '/profile', '/profile/payment-methods'],
    last: { fr: 'Changer de compte', it: 'Cambia conto' },
  },
  {
    address: '/profile/payment-methods/refund-account',
    title: { fr: 'Compte pour mes remboursements', it: 'Conto per i rimborsi' },
    parents: ['/', '/profile', '/profile/payment-methods'],
    last: { fr: 'Compte pour mes remboursements', it: 'Conto per i rimborsi' },
  },
  {
    address: '/profile/payment-methods/card',
    title: { fr: 'Carte bancaire', it: 'Carta di pagamento' },
    parents: ['/', '/profile', '/profile/payment-methods'],
    last: { fr: 'Carte bancaire', it: 'Carta di pagamento' },
  },
  {
    address: '/profile/receipts/schedule',
    title: { fr: 'Échéancier', it: 'Piano dei pagamenti' },
    parents: ['/', '/profile', '/profile/receipts'],
    last: { fr: 'Échéancier', it: 'Piano dei pagamenti' },
  },
  {
    address: '/notifications/preferences',
    title: { fr: 'Préférences de notification', it: 'Preferenze di notifica' },
    parents: ['/', '/notifications'],
    last: { fr: 'Préférences', it: 'Preferenze' },
  },
] as const

const readers = [
  { language: 'fr', account: 'helene', path: 'Fil d’Ariane' },
  { language: 'it', account: 'giulia', path: 'Percorso' },
] as const

describe.each(readers)('in $language', ({ language, account, path }) => {
  const title = () => document.title
  const trail = page.getByRole('navigation', { name: path })
  const here = () => trail.element().querySelector('[aria-current=page]')?.textContent
  const animals = answerTo(account, listAnimals, '/animals').data
  const receipts = answerTo(account, listReceipts, '/receipts?limit=100').data

  it('[NAV-01] each page has a title of its own', () => {
    setLanguage(language)
    const { routesById } = createPortal(createMemoryHistory())
    const all = Object.values(routesById)
    // Pages of one animal, request or contribution have its name as title; `due` only redirects.
    const pages = all.filter(({ children, id }) => children === undefined && !/\/(?:\$id|due)$/.test(id))
    const titles = pages.map(({ id }) =>
      getPageTitle(
        all
          .filter((one) => one.id === id || (one.children !== undefined && id.startsWith(`${one.id}/`)))
          .map(({ options }) => ({ staticData: options.staticData ?? {} })),
        language,
      ),
    )
    expect(titles.length).toBeGreaterThan(25)
    expect(titles.filter((one, at) => titles.indexOf(one) !== at)).toEqual([])
  })

  it.each(routes)(
    '[NAV-01] $address has its title and its label in the trail, and lets in whom it should',
    async ({ address, access, ...names }) => {
      speaksTo(account)
      const asMember = showPage(address, { language })
      await asMember.shown
      if (access === 'guest') await expect.poll(() => asMember.router.state.location.href).toBe('/')
      else {
        await expect.poll(title).toBe(`${names[language]} · Coussinet`)
        expect(asMember.router.state.location.href).toBe(address)
        await expect.poll(here).toBe(names[language])
      }
      if (address === '/transfer' || address === '/continue')
        Reflect.set(globalThis, LINK, { path: address, token: 'sample' })
      const asGuest = showPage(address, { as: 'guest', language })
      await asGuest.shown
      await expect.poll(() => asGuest.router.state.location.pathname).toBe(access === 'guest' ? address : '/login')
      if (access === 'guest') await expect.poll(title).toBe(`${names[language]} · Coussinet`)
      else expect(sessionStorage.getItem('redirect')).toBe(address)
    },
  )

  it('[NAV-01][NAV-08][ANI-05] the tab of an animal that there is not says that it is not found, on a direct visit and on the way', async () => {
    const missing = language === 'it' ? 'Pagina non trovata · Coussinet' : 'Page introuvable · Coussinet'
    speaksTo(account)
    answers(listRefunds, { data: [], next_cursor: null })
    answers(listRefundRequests, { data: [], next_cursor: null })
    await showPage('/animals/00000000-0000-4000-8000-000000000000', { language }).shown
    await expect.poll(title).toBe(missing)
    const { router, shown } = showPage('/animals', { language })
    await shown
    await expect.element(page.getByRole('link', { name: animals[0]?.name ?? '' }).first()).toBeVisible()
    router.history.push('/animals/nobody')
    await expect.poll(title).toBe(missing)
    await page.getByRole('link', { name: language === 'it' ? 'Torna alla home' : 'Revenir à l’accueil' }).click()
    await expect.poll(title).toBe(language === 'it' ? 'Home · Coussinet' : 'Accueil · Coussinet')
  })

  it.each(open)('[NAV-01][NAV-05] $address has its title, for a member and for a guest', async (names) => {
    for (const as of ['member', 'guest'] as const) {
      speaksTo(account)
      await showPage(names.address, { as, language }).shown
      await expect.poll(title, { message: as }).toBe(`${names[language]} · Coussinet`)
      const wayOut = page.getByRole('banner').getByRole('link').last()
      await expect.element(wayOut).toHaveAttribute('href', as === 'guest' ? '/login' : '/')
    }
  })

  it('[NAV-01][OIDC-01] the page to which a provider leads back has its title, for a member who links an account too', async () => {
    for (const as of ['member', 'guest'] as const) {
      speaksTo(account)
      offersProviders()
      await showPage('/sign-in/itsme', { as, language }).shown
      const name = language === 'it' ? 'Accesso con un servizio' : 'Connexion par un service'
      await expect.poll(title, { message: as }).toBe(`${name} · Coussinet`)
    }
  })

  it('[NAV-01][VET-01] the page of a vet’s link has its title, for a member who tries it too', async () => {
    for (const as of ['member', 'guest'] as const) {
      speaksTo(account)
      await showPage('/vet', { as, language }).shown
      const name = language === 'it' ? 'Documenti per l’assicurazione' : 'Documents pour l’assurance'
      await expect.poll(title, { message: as }).toBe(`${name} · Coussinet`)
    }
  })

  it.each(trails)('[NAV-01][NAV-07] the trail of $address leads back by every page above', async (one) => {
    speaksTo(account)
    await showPage(one.address, { language }).shown
    await expect.poll(title).toBe(`${one.title[language]} · Coussinet`)
    await expect.poll(here).toBe(one.last[language])
    const links = trail.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(one.parents)
  })

  it('[NAV-01][NAV-07] the trail of a contribution names its month', async () => {
    speaksTo(account)
    const [receipt] = receipts
    await showPage(`/profile/receipts/${receipt?.id}`, { language }).shown
    const month = monthInWords(receipt?.month ?? '', language)
    await expect.poll(title).toMatch(new RegExp(`^(Cotisation d(e |’)|Premio di )${month} · Coussinet$`, 'i'))
    expect(here()).toMatch(new RegExp(`^${month}$`, 'i'))
    expect(trail.getByRole('link').elements()).toHaveLength(3)
  })
})
