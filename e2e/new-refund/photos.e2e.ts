import type { Page } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'
import { sample, wizardOn } from '../portal/wizard/wizard.ts'

test.use({ account: 'thibault' })

type Sent = { name: string; type: string; size: number; head: string }

/** Notes each file that leaves the page: its type, its size and its first bytes. */
async function noteFiles(page: Page): Promise<() => Promise<Sent[]>> {
  await page.addInitScript(() => {
    const sent: Sent[] = []
    Reflect.set(globalThis, 'sentFiles', sent)
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : null
      if (file instanceof File) {
        void file
          .slice(0, 12)
          .arrayBuffer()
          .then((bytes) => {
            const head = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
            sent.push({ name: file.name, type: file.type, size: file.size, head })
          })
      }
      send.call(this, body)
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'sentFiles'))
}

/** Puts a picture drawn in the page into its file field. */
function choosePicture(page: Page, name: string, picture: 'grain' | 'night' | 'blur'): Promise<number> {
  return page
    .locator('main input[type=file]')
    .first()
    .evaluate(
      async (input, { name, picture }) => {
        const canvas = {
          grain: new OffscreenCanvas(4000, 3000),
          night: new OffscreenCanvas(420, 300),
          blur: new OffscreenCanvas(1500, 2000),
        }[picture]
        const context = canvas.getContext('2d')
        if (context === null || !(input instanceof HTMLInputElement)) return 0
        if (picture === 'grain') {
          // 12 megapixels full of grain, as a phone makes them in poor light.
          const grain = context.createImageData(500, 375)
          for (let at = 0; at < grain.data.length; at += 1)
            grain.data[at] = at % 4 === 3 ? 255 : 90 + Math.random() * 140
          for (let x = 0; x < 8; x += 1) for (let y = 0; y < 8; y += 1) context.putImageData(grain, x * 500, y * 375)
        } else if (picture === 'blur') {
          context.fillStyle = '#f4f2ee'
          context.fillRect(0, 0, 1500, 2000)
          context.filter = 'blur(24px)'
          context.fillStyle = '#22202a'
          context.font = 'bold 110px sans-serif'
          for (let y = 140; y < 1960; y += 200) context.fillText('Consultation 48,00 €', 60, y)
        } else {
          context.fillStyle = '#0b0a0c'
          context.fillRect(0, 0, 420, 300)
          context.fillStyle = '#1d1c20'
          for (let y = 20; y < 280; y += 16) context.fillRect(30, y, 300, 6)
        }
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
        const files = new DataTransfer()
        files.items.add(new File([blob], name, { type: 'image/jpeg' }))
        input.files = files.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
        return blob.size
      },
      { name, picture },
    )
}

const broken = {
  name: 'IMG_2041.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(4000, 7)]),
}

test('[REF-13] an iPhone’s photo is converted in the browser; one that cannot be says so and leaves the form intact', async ({
  page,
}) => {
  const sent = await noteFiles(page)
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.confirmPaid()
  await wizard.main.getByLabel('Choisir un fichier').setInputFiles(broken)
  await expect(
    wizard.main.getByRole('alert').filter({ hasText: 'Cette photo HEIC n’a pas pu être convertie. Essayez en JPG.' }),
  ).toBeVisible({ timeout: 20_000 })
  await expect(wizard.paid).toBeChecked()
  expect(await sent()).toEqual([])

  const chooser = page.waitForEvent('filechooser')
  await wizard.main.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await (await chooser).setFiles(sample('invoice-photo.heic'))
  await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(wizard.paid).toBeChecked()
  const [photo] = await sent()
  expect(photo?.type).toBe('image/jpeg')
  expect(photo?.head).toMatch(/^ffd8ff/)
})

test('[REF-14] a large photo is made smaller before it is sent', async ({ page }) => {
  const sent = await noteFiles(page)
  const wizard = wizardOn(page)
  await wizard.open()
  expect(await choosePicture(page, 'grain.jpg', 'grain')).toBeGreaterThan(5_242_880)
  await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(wizard.main.getByText(/allégée depuis/)).toBeVisible()
  const [photo] = await sent()
  expect(photo?.size).toBeGreaterThan(100_000)
  expect(photo?.size).toBeLessThanOrEqual(1.5 * 1024 * 1024)
})

test('[RDY-02] a photo too dark, too small or blurred is told on the spot, and may be kept', async ({ page }) => {
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.confirmPaid()
  await choosePicture(page, 'nuit.jpg', 'night')
  await expect(wizard.main.getByText('La photo semble sombre : le texte risque d’être difficile à lire.')).toBeVisible()
  await expect(wizard.main.getByText(/La photo est petite/)).toBeVisible()
  await expect(wizard.main.getByRole('button', { name: 'La reprendre' })).toBeVisible()
  await wizard.main.getByRole('button', { name: 'Garder cette photo' }).click()
  await expect(wizard.main.getByText(/La photo semble sombre/)).toHaveCount(0)
  await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible()
  await expect(wizard.next).not.toHaveAttribute('aria-disabled', 'true')

  await wizard.main.getByRole('button', { name: 'Retirer le fichier' }).click()
  await expect(wizard.main.getByText('Reçue', { exact: true })).toHaveCount(0)
  await choosePicture(page, 'flou.jpg', 'blur')
  await expect(wizard.main.getByText('La photo semble floue : le texte risque d’être difficile à lire.')).toBeVisible()
})
