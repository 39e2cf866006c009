import type { Page } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'
import { sample, wizardOn } from '../portal/wizard.ts'

test.use({ account: 'thibault' })

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const heicHead = Buffer.from('0000001866747970686569630000000068656963', 'hex')

const refused = [
  { what: 'an unsupported type', file: { name: 'facture.gif', mimeType: 'image/gif', buffer: gif }, says: 'Ce format n’est pas accepté. Utilisez un PDF, un JPG, un PNG ou un HEIC.' },
  { what: 'another type under a good name', file: { name: 'facture.jpg', mimeType: 'image/jpeg', buffer: gif }, says: 'Ce format n’est pas accepté.' },
  { what: 'an empty file', file: { name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }, says: 'Ce fichier est vide.' },
  { what: 'a PDF over 5 MB', file: { name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * 1024 * 1024, 32)]) }, says: 'Ce fichier dépasse 5 Mo.' },
]

const broken = { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.concat([heicHead, Buffer.alloc(4000, 7)]) }

/** Counts what is sent to the server as a document. */
function sentFiles(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/files')) sent.push(request.url())
  })
  return sent
}

async function begin(page: Page) {
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.confirmPaid()
  await expect(page).toHaveURL(/request=/)
  return wizard
}

test('[REF-12] the formats are listed; what is unsupported, too large or empty is refused before anything is sent', async ({ page }) => {
  const sent = sentFiles(page)
  const wizard = await begin(page)
  await expect(wizard.main.getByText('PDF, JPG, PNG ou HEIC, 5 Mo au maximum')).toBeVisible()
  for (const { what, file, says } of refused) {
    await wizard.main.getByLabel('Choisir un fichier').setInputFiles(file)
    const alert = wizard.main.getByRole('alert').filter({ hasText: says })
    await expect(alert, what).toBeVisible()
    await expect(alert, what).toContainText(file.name)
    await expect(wizard.paid, what).toBeChecked()
    await wizard.main.getByRole('button', { name: 'Retirer le fichier' }).click()
    await expect(alert, what).toHaveCount(0)
  }
  expect(sent).toEqual([])

  // The server looks at the content too, not at the name.
  const answers = await page.evaluate(async () => {
    const id = new URL(location.href).searchParams.get('request')
    const xsrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const send = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      form.append('type', 'invoice')
      form.append('file', new File([bytes], name, { type: 'image/jpeg' }))
      const headers = { authorization: `Bearer ${localStorage.getItem('auth_token')}`, 'x-xsrf-token': xsrf }
      const response = await fetch(`/api/refund-requests/${id}/files`, { method: 'POST', headers, body: form })
      return [response.status, (await response.json()).errors?.file?.[0]]
    }
    return [
      await send('facture.jpg', new TextEncoder().encode('GIF89a and no more')),
      await send('facture.pdf', new Uint8Array(0)),
      await send('facture.pdf', new Uint8Array(5_242_881).fill(32)),
    ]
  })
  expect(answers).toEqual([[422, 'file_unsupported'], [422, 'file_empty'], [422, 'file_too_large']])
})

test('[REF-13] an iPhone’s photo is converted in the browser; one that cannot be says so and leaves the form intact', async ({ page }) => {
  const sent = sentFiles(page)
  const wizard = await begin(page)
  await wizard.main.getByLabel('Choisir un fichier').setInputFiles(broken)
  await expect(wizard.main.getByRole('alert').filter({ hasText: 'Cette photo HEIC n’a pas pu être convertie. Essayez en JPG.' })).toBeVisible({ timeout: 20_000 })
  await expect(wizard.paid).toBeChecked()
  expect(sent).toEqual([])

  const upload = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/files'))
  await wizard.main.getByRole('button', { name: 'Choisir un autre fichier' }).click({ trial: true })
  await wizard.main.locator('input[type=file]').first().setInputFiles(sample('invoice-photo.heic'))
  const body = (await upload).postDataBuffer() ?? Buffer.alloc(0)
  expect(body.includes('image/jpeg')).toBe(true)
  expect(body.includes(Buffer.from('ffd8ff', 'hex'))).toBe(true)
  expect(body.includes('ftypheic')).toBe(false)
  await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(wizard.paid).toBeChecked()
})

test('[REF-14] a large photo is made smaller before it is sent', async ({ page }) => {
  const wizard = await begin(page)
  const upload = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/files'))
  // A photo of 12 megapixels full of grain, as a phone makes it in poor light.
  const size = await wizard.main.locator('input[type=file]').first().evaluate(async (input) => {
    const canvas = new OffscreenCanvas(4000, 3000)
    const context = canvas.getContext('2d')
    if (context === null || !(input instanceof HTMLInputElement)) return 0
    const grain = context.createImageData(500, 375)
    for (let at = 0; at < grain.data.length; at += 1) grain.data[at] = at % 4 === 3 ? 255 : 90 + Math.random() * 140
    for (let x = 0; x < 8; x += 1) for (let y = 0; y < 8; y += 1) context.putImageData(grain, x * 500, y * 375)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    const files = new DataTransfer()
    files.items.add(new File([blob], 'grain.jpg', { type: 'image/jpeg' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return blob.size
  })
  expect(size).toBeGreaterThan(5_242_880)
  const bytes = (await upload).postDataBuffer()?.length ?? 0
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(1_600_000)
  await expect(wizard.main.getByText(/allégée depuis/)).toBeVisible({ timeout: 20_000 })
})

test('[RDY-02] a photo too dark or too small is told on the spot, and may be kept', async ({ page }) => {
  const wizard = await begin(page)
  await wizard.main.locator('input[type=file]').first().evaluate(async (input) => {
    const canvas = new OffscreenCanvas(420, 300)
    const context = canvas.getContext('2d')
    if (context === null || !(input instanceof HTMLInputElement)) return
    context.fillStyle = '#0b0a0c'
    context.fillRect(0, 0, 420, 300)
    context.fillStyle = '#1d1c20'
    for (let y = 20; y < 280; y += 16) context.fillRect(30, y, 300, 6)
    const files = new DataTransfer()
    files.items.add(new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'nuit.jpg', { type: 'image/jpeg' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(wizard.main.getByText('La photo semble sombre : le texte risque d’être difficile à lire.')).toBeVisible()
  await expect(wizard.main.getByText(/La photo est petite/)).toBeVisible()
  await expect(wizard.main.getByRole('button', { name: 'La reprendre' })).toBeVisible()
  await wizard.main.getByRole('button', { name: 'Garder cette photo' }).click()
  await expect(wizard.main.getByText(/La photo semble sombre/)).toHaveCount(0)
  await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible()
  await expect(wizard.next).not.toHaveAttribute('aria-disabled', 'true')
})
