import { mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'
import { giveAuthenticator } from '../portal/profile/authenticator.ts'
import { openPanel, panelOf, savePanel } from '../portal/profile/panels.ts'

const payload = '"><img src=x onerror=alert(1)>'
const script = '<script>alert(2)</script>'

test('[SEC-48] scripts in an address and in a passkey’s name are shown as they were typed, and do not run', async ({
  page,
  origin,
  member,
}) => {
  await giveAuthenticator(page)
  await page.goto('/profile')
  const address = await openPanel(page, 'address')
  const typed = {
    'Numéro et rue': payload,
    'Appartement, étage': script,
    'Bâtiment, résidence': `${payload}3`,
    'Lieu-dit, boîte postale': '{{7*7}}${7*7}',
    Ville: `${payload}4`,
  }
  for (const [label, text] of Object.entries(typed)) await address.getByLabel(label).fill(text)
  await savePanel(address)
  await expect(address.locator('address span')).toHaveText([
    script,
    `${payload}3`,
    payload,
    '{{7*7}}${7*7}',
    `44000 ${payload}4`,
    'France',
  ])

  const passkeys = panelOf(page, 'passkeys')
  await passkeys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await passkeys.getByLabel('Nom de la clé d’accès').fill(payload)
  await passkeys.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(passkeys.getByRole('listitem').getByText(payload, { exact: true })).toBeVisible()
  await page.reload()
  await expect(passkeys.getByRole('listitem').getByText(payload, { exact: true })).toBeVisible()
  await expect(panelOf(page, 'log')).toContainText(payload)
  await passkeys.getByRole('button', { name: `Supprimer ${payload}` }).click()
  await expect(page.getByRole('dialog')).toContainText(payload)
  await page.keyboard.press('Escape')

  // Opened again, each field holds what was typed.
  await openPanel(page, 'address')
  for (const [label, text] of Object.entries(typed)) await expect(address.getByLabel(label)).toHaveValue(text)
  expect(await page.locator('img[src="x"], main script').count()).toBe(0)

  const notice = await mailTo(origin, member.email, 'Une clé d’accès a été ajoutée')
  expect(notice.html).toContain('&lt;img src=x')
  expect(notice.html).not.toContain('<img src=x')
  await page.goto(`/demo/mailbox?to=${encodeURIComponent(member.email)}`)
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText(payload)).toBeVisible()
  expect(await mail.locator('img[src="x"]').count()).toBe(0)
})
