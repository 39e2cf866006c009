import type { Page } from '@playwright/test'
import { ask } from '../portal/ask.ts'
import { mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'

const team = 'adherents@coussinet.example'
const payload = '"><img src=x onerror=alert(1)>'

const linkOf = async (page: Page) => new URL((await ask<{ link: string }>(page, '/sponsorship-requests')).link).pathname

type Asked = { firstname: string; lastname: string; email: string; animal: string }

async function typeQuote(guest: Page, { firstname, lastname, email, animal }: Asked): Promise<void> {
  const form = guest.locator('form.guest-quote_form')
  await form.getByText('Un chat', { exact: true }).click()
  for (const [label, text] of [
    ['Son nom', animal],
    ['Prénom', firstname],
    ['Nom', lastname],
    ['Adresse e-mail', email],
    ['Code postal', '69003'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByRole('button', { name: 'Demander mon devis' }).click()
}

/** Asks for a quote, and answers its reference. */
async function askForQuote(guest: Page, asked: Asked): Promise<string> {
  await typeQuote(guest, asked)
  await expect(guest.getByRole('heading', { level: 2, name: 'Votre demande de devis est enregistrée' })).toBeFocused()
  return /PQ-\d{4}-[0-9A-Z]+/.exec(await guest.getByText(/^Numéro de votre demande/).innerText())?.[0] ?? ''
}

test(
  '[SPO-06][NAV-05][SEC-48] a guest of a member’s link asks for a quote, which the sponsor sees at once; a script for a name is refused and does not run',
  { tag: '@smoke' },
  async ({ page, browser, origin, member }) => {
    await page.goto('/sponsorship')
    await expect(page.getByText('Vous n’avez pas encore parrainé.')).toBeVisible()
    const link = await linkOf(page)
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'fr-FR',
      storageState: { cookies: [], origins: [] },
    })
    const guest = await context.newPage()
    const trouble: string[] = []
    guest.on('dialog', (dialog) => void trouble.push(dialog.message()))
    guest.on('pageerror', (error) => void trouble.push(String(error)))

    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1, name: 'Camille vous invite chez Coussinet' })).toBeVisible()
    await expect(guest.getByText(member.lastname)).toHaveCount(0)
    await expect(guest.getByRole('banner').getByRole('link', { name: 'Me connecter' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(guest.getByRole('contentinfo')).toContainText('Coussinet Assurances')
    await expect(guest.getByText(/De 25\s€ à 200\s€, par tirage au sort, une fois le parrainage validé/)).toBeVisible()
    await guest.getByRole('button', { name: 'Demander un devis' }).click()
    await expect(guest.locator('form.guest-quote_form')).toContainText(
      'Camille verra votre prénom, l’initiale de votre nom et l’avancement de votre contrat.',
    )
    const email = `invite.${member.nevg}@example.org`
    await typeQuote(guest, { firstname: payload, lastname: '<script>alert(2)</script>', email, animal: payload })
    await expect(guest.locator('form.guest-quote_form [aria-invalid=true]')).toHaveCount(3)
    const reference = await askForQuote(guest, { firstname: 'Zoé', lastname: 'd’Œuf-Blanc', email, animal: 'L’Ours' })
    expect(await guest.locator('img[src="x"]').count()).toBe(0)
    await context.close()
    expect(trouble).toEqual([])

    const row = page.getByRole('main').locator('.godchildren_godchild')
    await expect(row).toContainText('Zoé D.')
    await expect(row).toContainText('Devis réalisé')
    await expect(row).toContainText(/Devis demandé le [^.]+\.(?! Un petit rappel)/)
    await page.goto('/notifications')
    await expect(page.locator('.notifications_notification').first()).toContainText('Zoé D.')
    const asked = await mailTo(origin, team, `Demande de devis par parrainage (${reference})`)
    for (const said of ['Zoé d’Œuf-Blanc', email, 'L’Ours']) expect(asked.text).toContain(said)
    expect((await mailTo(origin, email, `Votre demande de devis (${reference})`)).text).not.toMatch(/Zoé|Œuf|Ours/)
    expect(
      (await mailTo(origin, email, `Votre demande de devis (${reference})`)).text.replaceAll(/\s+/g, ' '),
    ).toContain('qui verra votre prénom')
  },
)
