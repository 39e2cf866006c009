import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { makeMember } from '../portal/own-member.ts'
import { expect, test } from '../portal/portal-test.ts'
import { freePort } from '../portal/server/free-port.ts'
import { startServer } from '../portal/server/start-server.ts'
import { fetchTokens, signedIn } from '../portal/sign-in.ts'

// A separate portal, which listens to a relay.
test.describe.configure({ mode: 'serial' })
test.setTimeout(90_000)

const sender = 'accueil@clinique.example'
let portal = ''
let door = 0
let stop: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  door = Number(await freePort())
  portal = `http://localhost:${port}`
  stop = await startServer(port, {
    INBOUND_MAIL_ADDRESS: 'reponse@replies.example',
    INBOUND_MAIL_INVOICE_ADDRESS: 'factures@replies.example',
    INBOUND_MAIL_LISTEN: `127.0.0.1:${door}`,
    INBOUND_MAIL_RELAYS: '127.0.0.0/8',
    INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
  })
})
test.afterAll(() => stop())

/** Hands a photo in as the insurer's relay does; returns the portal's last reply. */
async function handIn(to: string): Promise<string> {
  const photo = await readFile(new URL('../fixtures/invoice-photo.heic', import.meta.url))
  const mail = [
    'Authentication-Results: mx.insurer.example; dmarc=pass header.from=clinique.example',
    `From: ${sender}`,
    `To: ${to}`,
    'Message-ID: <facture@clinique.example>',
    'Content-Type: image/heic',
    'Content-Disposition: attachment; filename=facture.heic',
    'Content-Transfer-Encoding: base64',
    '',
    ...(photo.toString('base64').match(/.{1,76}/g) ?? []),
    '.',
  ].join('\r\n')
  const socket = connect(door, '127.0.0.1')
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  const reply = async (): Promise<string> => {
    const { value, done } = await replies.next()
    return done || /^\d{3} /.test(String(value)) ? String(value) : reply()
  }
  let last = await reply()
  for (const line of ['EHLO mx.insurer.example', `MAIL FROM:<${sender}>`, `RCPT TO:<${to}>`, 'DATA', mail]) {
    if (!/^[23]/.test(last)) break
    socket.write(`${line}\r\n`)
    last = await reply()
  }
  socket.destroy()
  return last
}

test('[SHARE-02] an address is made, the vet mails an invoice, the member finds its draft, and revokes the address', async ({
  browser,
}) => {
  const member = await makeMember(portal)
  const storageState = signedIn(portal, await fetchTokens(portal, member.nevg, member.password))
  const context = await browser.newContext({ storageState, baseURL: portal, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/profile/payment-methods')
  const panel = page.getByRole('region', { name: 'Factures par e-mail' })
  await panel.getByRole('button', { name: 'Créer mon adresse privée' }).click()
  const field = panel.getByRole('definition')
  await expect(field).toHaveText(/^factures\+[\da-z-]{19}@replies\.example$/)
  const address = await field.innerText()

  await page.getByRole('link', { name: 'Mes remboursements' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  expect(await handIn(address)).toBe('250 2.6.0 Message taken')
  // The open page hears of it by itself.
  await expect(page.getByText(`Reçue par e-mail, envoyée par ${sender}`)).toBeVisible()
  await page.getByRole('link', { name: 'Reprendre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajoutez votre facture payée' })).toBeVisible()
  await expect(page.getByText(`Reçu par e-mail, envoyé par ${sender}.`)).toBeVisible()
  await expect(page.getByText('facture.heic')).toBeVisible()

  await page.getByRole('link', { name: 'Vous ne connaissez pas cet expéditeur ?' }).click()
  await panel.getByRole('button', { name: 'Révoquer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click()
  await expect(panel.getByRole('button', { name: 'Créer mon adresse privée' })).toBeVisible()
  expect(await handIn(address)).toMatch(/^550 5\.1\.1 Cette adresse ne recoit pas de facture/)
  await context.close()
})
