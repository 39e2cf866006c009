import type { Page } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'
import { wizardOn } from '../portal/wizard/wizard.ts'

test.use({ account: 'thibault' })

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const refused = [
  {
    what: 'an unsupported type',
    file: { name: 'facture.gif', mimeType: 'image/gif', buffer: gif },
    says: 'Ce format n’est pas accepté. Utilisez un PDF, un JPG, un PNG ou un HEIC.',
  },
  {
    what: 'another type under a good name',
    file: { name: 'facture.jpg', mimeType: 'image/jpeg', buffer: gif },
    says: 'Ce format n’est pas accepté.',
  },
  {
    what: 'an empty file',
    file: { name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    says: 'Ce fichier est vide.',
  },
  {
    what: 'a PDF over 5 MB',
    file: {
      name: 'facture.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * 1024 * 1024, 32)]),
    },
    says: 'Ce fichier dépasse 5 Mo.',
  },
]

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

test('[REF-12] the formats are listed; what is unsupported, too large or empty is refused before anything is sent', async ({
  page,
}) => {
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
  expect(answers).toEqual([
    [422, 'file_unsupported'],
    [422, 'file_empty'],
    [422, 'file_too_large'],
  ])
})
