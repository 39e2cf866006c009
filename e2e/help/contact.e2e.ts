import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'
import { signInByHand } from '../portal/sign-in.ts'
import { sample } from '../portal/wizard/wizard.ts'

const team = 'adherents@coussinet.example'
const payload = '"><img src=x onerror=alert(1)>'
const message = `${payload}\r\nBcc: all@example.org\r\n\r\n<script>alert(2)</script> {{7*7}}, ma facture`

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

async function write(page: Page, subject: string, text: string): Promise<void> {
  await field(page, 'Votre demande concerne').selectOption('Un remboursement')
  await field(page, 'En deux mots').fill(subject)
  await main(page).getByRole('textbox', { name: 'Votre message' }).fill(text)
}

test(
  '[SUP-01][SUP-02][SEC-48] a message with a file outlives a reload, is sent, and both mails say whose it is; what looks like a script is read as it was typed, and nobody finds what was written after sign-out',
  { tag: '@smoke' },
  async ({ page, origin, member }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Nous contacter' }).click()
    await write(page, payload, message)
    await page.reload()
    await expect(field(page, 'Votre demande concerne')).toHaveValue('refund')
    await expect(field(page, 'En deux mots')).toHaveValue(payload)
    await field(page, 'Choisir un fichier').setInputFiles({
      name: `${payload}\r\nBcc: all@example.org.jpg`,
      mimeType: 'image/jpeg',
      buffer: await readFile(sample('invoice-small.jpg')),
    })
    await expect(main(page).getByText('Prêt', { exact: true })).toBeVisible({ timeout: 25_000 })
    await expect(main(page).getByText('img src=x').first()).toBeVisible()
    await main(page).getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Votre message est bien arrivé' })).toBeVisible({
      timeout: 25_000,
    })
    const reference = (
      await main(page)
        .getByText(/^CT-\d{4}-[0-9A-Z]+$/)
        .innerText()
    ).trim()

    const mine = await mailTo(origin, member.email, `Votre message est bien arrivé (${reference})`)
    const theirs = await mailTo(origin, team, `${reference} · Un remboursement · ${payload}`)
    for (const mail of [mine, theirs]) {
      expect(mail.html).not.toMatch(/<img src=x|<script>alert/)
      for (const said of [reference, `> ${payload}\n> Bcc: all@example.org`, '.jpg']) expect(mail.text).toContain(said)
    }
    for (const said of [`${member.firstname} ${member.lastname}`, member.nevg, member.email])
      expect(theirs.text).toContain(said)

    await main(page).getByRole('link', { name: 'Écrire un autre message' }).click()
    await write(page, 'Ma facture', message)
    await page.locator('.member-frame_sidebar .member-frame_user').click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('facture')
    await signInByHand(page, member.nevg, member.password)
    await page
      .getByRole('navigation', { name: 'Aide et notifications' })
      .getByRole('link', { name: 'Nous contacter' })
      .click()
    await expect(field(page, 'En deux mots')).toHaveValue('')
    await expect(main(page).getByRole('textbox', { name: 'Votre message' })).toHaveValue('')

    await page.goto(`/demo/mailbox?to=${encodeURIComponent(theirs.to)}&open=${theirs.id}`)
    const mail = page.frameLocator('iframe')
    await expect(mail.getByText('Bcc: all@example.org').first()).toBeVisible()
    await expect(mail.getByText('<script>alert(2)</script> {{7*7}}')).toBeVisible()
    expect(await mail.locator('img[src="x"], script').count()).toBe(0)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
  },
)
