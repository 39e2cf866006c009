import { getDocument } from '@coussinet/contract/documents.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settled, showPage } from '../../testing/show-page.tsx'
import { callsTo, refuses, serves, speaksTo, waits } from '../../testing/wire.ts'

const button = (name: string) =>
  page.getByRole('region', { name: 'Mes documents' }).getByRole('button', { name: new RegExp(`: ${name}$`) })

/** The names under which files were saved on the device. */
let saved: string[] = []
const pushed = () => {
  const layer: unknown = Reflect.get(globalThis, 'dataLayer')
  return Array.isArray(layer) ? layer.filter(({ event }: { event?: unknown }) => event === 'download_document') : []
}

beforeEach(async () => {
  saved = []
  Reflect.deleteProperty(globalThis, 'dataLayer')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  speaksTo('helene')
  await showPage('/profile/contract').shown
  await settled()
})

const pdf = (name?: string) =>
  new Response('%PDF-1.7 sample', {
    headers: {
      'content-type': 'application/pdf',
      ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
    },
  })

it('[CON-04] without a name it is document.pdf; the data layer is told the type and nothing more', async () => {
  serves(getDocument, () => pdf())
  await button('Protection des données').click()
  await expect.poll(() => saved).toEqual(['document.pdf'])
  expect(pushed()).toEqual([{ event: 'download_document', document_type: 'rgpd' }])
})

it('[CON-04] one that fails says so, saves nothing and tells nothing', async () => {
  const general = button('Conditions générales')
  for (const [code, says] of [
    ['not_found', 'Cette page ou ce document est introuvable.'],
    ['server_error', 'Notre service rencontre un incident. Réessayez dans quelques minutes.'],
  ] as const) {
    refuses(getDocument, code)
    await general.click()
    await expect.element(page.getByRole('alert').getByText(says)).toBeVisible()
    await expect.element(general).toBeEnabled()
  }
  expect([pushed(), saved]).toEqual([[], []])
  // And then it comes.
  serves(getDocument, () => pdf('coussinet-cgv-412703584-20261120.pdf'))
  await general.click()
  await expect.poll(() => saved).toEqual(['coussinet-cgv-412703584-20261120.pdf'])
})

it('[CON-04] pressed twice, one document comes', async () => {
  serves(getDocument, () => pdf())
  const letGo = waits(getDocument)
  await button('Protection des données').dblClick()
  letGo()
  await expect.poll(() => saved).toHaveLength(1)
  await expect.element(button('Protection des données')).toBeEnabled()
  expect([callsTo(getDocument).length, saved.length, pushed().length]).toEqual([1, 1, 1])
})
