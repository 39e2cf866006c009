import { expect, test } from '../../portal/own-member.ts'

test('[CAL-01] a private address is made and shown once, read without signing in, replaced and revoked', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/profile/payment-methods')
  const panel = page.getByRole('region', { name: 'Mon agenda' })
  await panel.getByRole('button', { name: 'Créer mon adresse privée' }).click()
  const address = panel.getByLabel('Adresse privée')
  await expect(address).toHaveValue(/\/api\/calendars\/[\w-]{43}$/)
  const first = await address.inputValue()
  await expect(panel.getByRole('link', { name: 'M’abonner sur cet appareil' })).toHaveAttribute(
    'href',
    first.replace(/^https?:/, 'webcal:'),
  )
  await panel.getByRole('button', { name: 'Copier l’adresse' }).click()
  await expect(page.getByRole('status').getByText('Adresse copiée.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)

  const read = await request.get(first)
  expect(read.status()).toBe(200)
  expect(read.headers()['content-type']).toMatch(/^text\/calendar/)
  const calendar = await read.text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toContain('BEGIN:VEVENT')
  // The member's next payment is in it.
  expect(calendar).toMatch(/SUMMARY:[^\r\n]*24\\,90/)

  await page.reload()
  await expect(panel).toContainText('Lue pour la dernière fois')
  await expect(address).toHaveCount(0)
  expect(await page.content()).not.toContain(new URL(first).pathname.split('/').at(-1))

  await panel.getByRole('button', { name: 'Remplacer l’adresse' }).click()
  await page
    .getByRole('dialog', { name: 'Remplacer votre adresse ?' })
    .getByRole('button', { name: 'Remplacer' })
    .click()
  await expect(address).toHaveValue(/\/api\/calendars\/[\w-]{43}$/)
  const second = await address.inputValue()
  expect(second).not.toBe(first)
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get(second)).status()).toBe(200)

  // The safe choice keeps it.
  const question = page.getByRole('dialog', { name: 'Révoquer votre adresse ?' })
  await panel.getByRole('button', { name: 'Révoquer' }).click()
  await question.getByRole('button', { name: 'Garder l’adresse' }).click()
  expect((await request.get(second)).status()).toBe(200)
  await panel.getByRole('button', { name: 'Révoquer' }).click()
  await question.getByRole('button', { name: 'Révoquer' }).click()
  await expect(page.getByRole('status').getByText('Votre adresse est révoquée.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Créer mon adresse privée' })).toBeVisible()
  expect((await request.get(second)).status()).toBe(404)
})
