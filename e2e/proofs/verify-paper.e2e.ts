import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { expectNoBarrier } from '../portal/looks/axe.ts'

const root = join(import.meta.dirname, '../..')
const vector = (name: string) => join(root, 'docs/proof-vectors', name)
const page_address = pathToFileURL(join(root, 'web/dist/proofs/verify.html')).href

test.use({ locale: 'fr-FR' })

test(
  '[SIM-02] the saved page checks papers from a disk, offline, in the member’s language',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await context.setOffline(true)
    await page.goto(page_address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifier un document')
    const choose = (label: RegExp, name: string) => page.getByLabel(label).setInputFiles(vector(name))

    await choose(/Le document/, 'paper.pdf')
    await expect(page.getByRole('heading', { name: 'Signature inconnue' })).toBeVisible()
    await choose(/registre publié/, 'heads.json')
    await expect(page.getByRole('heading', { name: 'Le document est intact' })).toBeVisible()
    await expect(page.getByText('ZR-2026-7KQ2M').first()).toBeVisible()
    await expect(page.getByText('63,75').first()).toBeVisible()

    for (const [name, title] of [
      ['forged-amount.pdf', 'Le document a été modifié'],
      ['forged-text.pdf', 'Le document a été modifié'],
      ['truncated.pdf', 'Il manque une partie'],
      ['reordered.pdf', 'L’ordre a été changé'],
    ] as const) {
      await choose(/Le document/, name)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await choose(/Le document/, 'paper.pdf')
    await choose(/registre publié/, 'rewritten-heads.json')
    await expect(page.getByRole('heading', { name: 'Le registre a été récrit' })).toBeVisible()

    await page.getByRole('button', { name: 'Italiano' }).click()
    await expect(page.getByRole('heading', { name: 'Il registro è stato riscritto' })).toBeVisible()
    expect(calls.filter((url) => !url.startsWith('file:'))).toEqual([])
  },
)

test('[SIM-02] the page is used by keyboard, takes one document at a time, and passes axe', async ({ page }) => {
  await page.goto(page_address)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificare un documento')
  await expect(page.getByRole('button', { name: 'Italiano' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await chooser).setFiles(vector('paper.pdf'))
  await expect(page.locator('#verdict')).toBeFocused()
  await page.getByLabel('Oppure lo incolli qui').fill(readFileSync(vector('heads.json'), 'utf8'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('heading', { name: 'Il documento è integro' })).toBeVisible()
  await expect(page.getByText('Questa pagina conosce solo la chiave del registro fornito')).toBeVisible()
  await expect(page.getByText('members.example/proofs').first()).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoBarrier(page, `${width} ${colorScheme}`)
    }
  }

  await page.evaluate(() => {
    const files = new DataTransfer()
    for (const name of ['a.pdf', 'b.pdf']) files.items.add(new File(['%PDF-'], name))
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: files }))
  })
  await expect(page.locator('#verdict')).toHaveText('Trascini un solo documento alla volta.')
  await expect(page.getByRole('heading', { name: 'Il documento è integro' })).toHaveCount(0)
})
