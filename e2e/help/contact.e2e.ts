import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Message, mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'
import { signInByHand } from '../portal/sign-in.ts'
import { sample } from '../portal/wizard/wizard.ts'

const team = 'adherents@coussinet.example'
const payload = '"><img src=x onerror=alert(1)>'
const message = 'Bonjour,\n\nma facture du 3 novembre n’apparaît pas dans mon espace.'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

async function write(page: Page, subject: string, text: string): Promise<void> {
  await field(page, 'Sujet').selectOption('Un remboursement')
  await field(page, 'Objet').fill(subject)
  await main(page).getByRole('textbox', { name: 'Votre message' }).fill(text)
}

async function attach(page: Page, name: string): Promise<void> {
  await field(page, 'Choisir un fichier').setInputFiles({
    name,
    mimeType: 'image/jpeg',
    buffer: await readFile(sample('invoice-small.jpg')),
  })
  await expect(main(page).getByText('Prêt', { exact: true })).toBeVisible({ timeout: 25_000 })
}

/** Sends what is written, and answers its reference. */
async function send(page: Page): Promise<string> {
  await main(page).getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Votre message est bien arrivé' })).toBeVisible({
    timeout: 25_000,
  })
  return (
    await main(page)
      .getByText(/^CT-\d{4}-[0-9A-Z]+$/)
      .innerText()
  ).trim()
}

test('[SUP-01][SUP-02][SUP-03] a message with a file is sent from a chosen subject, and both mails say whose it is', async ({
  page,
  origin,
  member,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Nous contacter' }).click()
  const side = main(page).getByRole('complementary')
  await expect(side.getByRole('link', { name: /04\s65\s71\s00\s10/ })).toHaveAttribute('href', 'tel:+33465710010')
  await expect(side).toContainText(/Du lundi au vendredi, de 9\sh à 18\sh/)
  await expect(side.getByText(/^(Ouvert|Fermé)$/)).toBeVisible()
  await expect(side.locator('address')).toContainText('14 QUAI DES TANNEURS')

  await main(page).getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(field(page, 'Sujet')).toBeFocused()
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(3)

  await field(page, 'Sujet').selectOption('Un remboursement')
  await main(page)
    .getByRole('group', { name: 'Objets proposés' })
    .getByRole('button', { name: 'Où en est ma demande' })
    .click()
  await expect(field(page, 'Objet')).toHaveValue(/^Où en est ma demande/)
  await main(page).getByRole('textbox', { name: 'Votre message' }).fill(message)
  await attach(page, 'facture.jpg')
  const reference = await send(page)
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Votre message est bien arrivé. Un e-mail de confirmation va vous parvenir.' }),
  ).toBeVisible()

  const mine = await mailTo(origin, member.email, `Votre message est bien arrivé (${reference})`)
  const theirs = await mailTo(origin, team, new RegExp(`^${reference} · Un remboursement · Où en est ma demande`))
  for (const mail of [mine, theirs])
    for (const said of [reference, 'ma facture du 3 novembre', 'facture.jpg']) expect(mail.text).toContain(said)
  for (const said of [`${member.firstname} ${member.lastname}`, member.nevg, member.email])
    expect(theirs.text).toContain(said)
})

test('[SEC-48] scripts and line ends in an object, a message and a file’s name are read as they were typed, in both mails', async ({
  page,
  origin,
  member,
}) => {
  await page.goto('/contact')
  await write(page, payload, `${payload}\r\nBcc: all@example.org\r\n\r\n<script>alert(2)</script> {{7*7}}`)
  await attach(page, `${payload}\r\nBcc: all@example.org.jpg`)
  await expect(main(page).getByText('img src=x').first()).toBeVisible()
  const reference = await send(page)
  const mails = [
    await mailTo(origin, member.email, new RegExp(reference)),
    await mailTo(origin, team, new RegExp(reference)),
  ]
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Votre message est bien arrivé (${reference})`,
    `${reference} · Un remboursement · ${payload}`,
  ])

  async function expectHarmless({ id, to, html, text }: Message): Promise<void> {
    expect(html).not.toMatch(/<img src=x|<script>alert/)
    expect(text).toContain(`> ${payload}\n> Bcc: all@example.org`)
    await page.goto(`/demo/mailbox?to=${encodeURIComponent(to)}&open=${id}`)
    const mail = page.frameLocator('iframe')
    await expect(mail.getByText('Bcc: all@example.org').first()).toBeVisible()
    await expect(mail.getByText('<script>alert(2)</script> {{7*7}}')).toBeVisible()
    expect(await mail.locator('img[src="x"], script').count()).toBe(0)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
  }
  for (const mail of mails) await expectHarmless(mail)
})

test('[SUP-01] what is written outlives a reload, and nobody finds it after sign-out', async ({ page, member }) => {
  await page.goto('/contact')
  await write(page, 'Ma facture', message)
  await page.reload()
  await expect(field(page, 'Sujet')).toHaveValue('refund')
  await expect(field(page, 'Objet')).toHaveValue('Ma facture')
  await expect(main(page).getByRole('textbox', { name: 'Votre message' })).toHaveValue(message)

  await page.locator('.member-frame_sidebar .member-frame_user').click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('facture')
  await signInByHand(page, member.nevg, member.password)
  await page
    .getByRole('navigation', { name: 'Aide et notifications' })
    .getByRole('link', { name: 'Nous contacter' })
    .click()
  await expect(field(page, 'Objet')).toHaveValue('')
  await expect(main(page).getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
})

test('[SUP-02][ERR-01] what fails is said once and until the next try, a long wait in minutes; the focus is never lost on the way', async ({
  page,
}) => {
  const topics = /\/api\/contact\/topics|\/api\/.*topics/
  const fail = {
    status: 500,
    contentType: 'application/problem+json',
    body: '{"type":"about:blank","status":500,"code":"server_error","title":"","request_id":"x"}',
  }
  await page.route(topics, (route) => route.fulfill(fail))
  await page.goto('/contact')
  const again = main(page).getByRole('button', { name: 'Réessayer' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await page.unroute(topics)
  await again.press('Enter')
  await expect(field(page, 'Sujet')).toBeFocused()

  await write(page, 'Ma facture', message)
  for (const name of ['une.jpg', 'deux.jpg']) {
    await field(page, 'Choisir un fichier').setInputFiles({
      name,
      mimeType: 'image/jpeg',
      buffer: await readFile(sample('invoice-small.jpg')),
    })
    await expect(main(page).getByRole('button', { name: `Retirer ${name}` })).toBeVisible()
  }
  await main(page).getByRole('button', { name: 'Retirer une.jpg' }).press('Enter')
  await expect(main(page).getByRole('button', { name: 'Retirer deux.jpg' })).toBeFocused()
  await main(page).getByRole('button', { name: 'Retirer deux.jpg' }).press('Enter')
  await expect(field(page, 'Choisir un fichier')).toBeFocused()
  await attach(page, 'trois.jpg')

  const sending = /\/api\/contact$/
  const toasts = page.locator('[data-toast]')
  const submit = main(page).getByRole('button', { name: 'Envoyer', exact: true })
  const wait = {
    ...fail,
    status: 429,
    headers: { 'retry-after': '1200' },
    body: fail.body.replace('500', '429').replace('server_error', 'too_many_requests'),
  }
  await page.route(sending, (route) => route.fulfill(wait))
  for (const _ of [1, 2]) {
    const answered = page.waitForResponse(sending)
    await submit.click()
    await answered
    await expect(toasts).toHaveText(['Trop de tentatives. Patientez 20 minutes avant de réessayer.'])
  }
  await page.unroute(sending)
  let end = () => {}
  const gate = new Promise<void>((resolve) => (end = resolve))
  await page.route(sending, async (route) => {
    await gate
    await route.abort().catch(() => undefined)
  })
  await submit.click()
  await expect(toasts).toHaveCount(0)
  await main(page)
    .getByRole('button', { name: /^Annuler/ })
    .press('Enter')
  await expect(submit).toBeFocused()
  end()
  await page.unroute(sending)
  await send(page)
  await expect(toasts).toHaveText(['Votre message est bien arrivé. Un e-mail de confirmation va vous parvenir.'])
})
