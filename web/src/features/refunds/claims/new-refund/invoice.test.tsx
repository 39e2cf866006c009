import { changeRefundRequest, getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { addRequestFile } from '@coussinet/contract/request-files.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import heic from '../../../../../../e2e/fixtures/invoice-photo.heic?url'
import { chooseFile, photoOfInvoice, pictureFile } from '../../../../testing/choose-file.ts'
import { draftAtCare, emptyDraft, keepsDraft } from '../../../../testing/draft.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { callsTo, loses, refuses, speaksTo, tells, waits } from '../../../../testing/wire.ts'

const main = page.getByRole('main')
const next = main.getByRole('button', { name: 'Continuer', exact: true })
const choose = main.getByLabelText('Choisir un fichier').first()
const paid = main.getByRole('checkbox', { name: /Cette facture prouve le paiement/ })
const received = main.getByText('Reçue', { exact: true })

beforeEach(() => speaksTo('helene'))

/** The first step, with nothing but the word that the invoice is paid. */
async function atInvoice() {
  const draft = keepsDraft({ ...emptyDraft, paid_confirmed: true })
  await showPage(`/refunds/new?request=${draftAtCare.id}&step=invoice`).shown
  await expect.element(main.getByRole('heading', { level: 1, name: 'Ajoutez votre facture payée' })).toBeVisible()
  return draft
}

async function isReceived(): Promise<void> {
  await expect.element(received, { timeout: 25_000 }).toBeVisible()
}

const gif = Uint8Array.fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')

describe('a draft that is deleted in another tab', () => {
  const gone = main.getByRole('heading', { level: 1, name: 'Ce brouillon n’existe plus' })

  it('[REF-08] is told in its place as soon as the page hears of it, with what leads on', async () => {
    await atInvoice()
    refuses(getRefundRequest, 'not_found')
    const asked = callsTo(getRefundRequest).length
    await tells('refund-requests', () => expect(callsTo(getRefundRequest).length).toBeGreaterThan(asked))
    await expect.element(gone).toBeVisible()
    await expect.element(gone).toHaveFocus()
    await expect.element(main.getByRole('link', { name: 'Mes remboursements' })).toHaveAttribute('href', '/refunds')
    await main.getByRole('link', { name: 'Nouvelle demande' }).click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Ajoutez votre facture payée' })).toBeVisible()
    await expect.element(gone).not.toBeInTheDocument()
  })

  it('[REF-08] is told at the next change of one that heard of nothing, and in no toast', async () => {
    await atInvoice()
    refuses(getRefundRequest, 'not_found')
    refuses(changeRefundRequest, 'not_found')
    await paid.click()
    await expect.element(gone).toBeVisible()
    expect(page.getByText('Cette page ou ce document est introuvable.').elements()).toEqual([])
  })
})

describe('the invoice', () => {
  it.each([
    [
      'pasted',
      (files: DataTransfer) => new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }),
    ],
    [
      'dropped beside its place',
      (files: DataTransfer) => new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }),
    ],
  ])('[SHARE-01] may be %s anywhere on the page', async (_how, event) => {
    await atInvoice()
    const files = new DataTransfer()
    files.items.add(photoOfInvoice())
    // Once the page listens, the browser does not leave it for the file.
    await expect.poll(() => document.body.dispatchEvent(event(files))).toBe(false)
    await isReceived()
  })

  it('has its rules written beside it', async () => {
    await atInvoice()
    for (const rule of [
      'Une seule facture par demande.',
      'Un devis, une ordonnance ou une feuille de soins ne remplace pas la facture.',
      'La facture doit porter la preuve du paiement.',
    ])
      await expect.element(main.getByText(rule)).toBeVisible()
  })

  it('[REF-12] its formats are listed; what is unsupported, too large or empty is refused before anything is sent', async () => {
    const { sent } = await atInvoice()
    await expect.element(main.getByText('PDF, JPG, PNG ou HEIC, 5 Mo au maximum')).toBeVisible()
    for (const [file, says] of [
      [
        new File([gif], 'facture.gif', { type: 'image/gif' }),
        'Ce format n’est pas accepté. Utilisez un PDF, un JPG, un PNG ou un HEIC.',
      ],
      [new File([gif], 'facture.jpg', { type: 'image/jpeg' }), 'Ce format n’est pas accepté.'],
      [new File([], 'facture.pdf', { type: 'application/pdf' }), 'Ce fichier est vide.'],
      [
        new File(['%PDF-1.7\n', new Uint8Array(6 * 1024 * 1024)], 'facture.pdf', { type: 'application/pdf' }),
        'Ce fichier dépasse 5 Mo.',
      ],
    ] as const) {
      chooseFile(choose, file)
      const alert = main.getByRole('alert').filter({ hasText: says })
      await expect.element(alert).toBeVisible()
      await expect.element(alert).toMatchTextContent(file.name)
      await expect.element(paid).toBeChecked()
      await main.getByRole('button', { name: 'Retirer le fichier' }).click()
      await expect.element(alert).not.toBeInTheDocument()
    }
    expect(sent()).toEqual([])
  })

  it('[SEC-42] more than an hour allows says when it goes, and goes by itself while the page stays open', async () => {
    const { sent } = await atInvoice()
    const allows = refuses(addRequestFile, 'too_many_requests', {
      retry_after: 2,
      errors: { files: ['uploads_sent'] },
      params: { files: { limit: 200, minutes: 1 } },
    })
    chooseFile(choose, photoOfInvoice())
    await expect
      .element(
        main.getByText(
          /Vous pouvez envoyer 200 Mo de documents par heure\. Celui-ci partira de lui-même à \d+.h( \d\d)?, si cette page reste ouverte\./,
        ),
      )
      .toBeVisible()
    allows()
    await isReceived()
    expect(sent()).toHaveLength(1)
  })

  it('[SEC-42] a wait of moments is not called one of an hour', async () => {
    await atInvoice()
    const allows = refuses(addRequestFile, 'too_many_requests', { retry_after: 2 })
    chooseFile(choose, photoOfInvoice())
    await expect.element(main.getByText(/Beaucoup de documents arrivent en ce moment\. Celui-ci partira/)).toBeVisible()
    allows()
    await isReceived()
  })

  it('[SEC-42] more than may wait for an answer says so, and promises no time', async () => {
    await atInvoice()
    refuses(addRequestFile, 'too_many_requests', {
      retry_after: 3600,
      errors: { files: ['uploads_kept'] },
      params: { files: { limit: 1024, minutes: 60 } },
    })
    chooseFile(choose, photoOfInvoice())
    await expect.element(main.getByText(/peuvent occuper 1024 Mo au plus/)).toBeVisible()
  })

  it('[REF-12] the focus stays where a file was chosen, and its arrival is announced', async () => {
    await atInvoice()
    choose.element().focus()
    chooseFile(choose, photoOfInvoice())
    const place = main.getByRole('group', { name: 'facture.jpg' })
    await expect.element(place).toHaveFocus()
    await isReceived()
    await expect.element(main.getByRole('status').filter({ hasText: 'Fichier reçu : facture.jpg' })).toBeInTheDocument()
    await expect.element(place).toHaveFocus()
  })

  it('[REF-12][A11Y-04] the focus goes to a file that was dropped, and stays in its place when it is taken off', async () => {
    await atInvoice()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    chooseFile(choose, photoOfInvoice())
    await expect.element(main.getByRole('group', { name: 'facture.jpg' })).toHaveFocus()
    await isReceived()
    await main.getByRole('button', { name: 'Retirer' }).click()
    await expect.element(choose).toBeInTheDocument()
    expect(document.activeElement?.contains(choose.element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('[REF-13] an iPhone’s photo is converted in the browser; one that cannot be says so and leaves the form intact', async () => {
    const { sent } = await atInvoice()
    const head = Uint8Array.fromHex('0000001866747970686569630000000068656963')
    chooseFile(choose, new File([head, new Uint8Array(4000).fill(7)], 'IMG_2041.HEIC', { type: 'image/heic' }))
    await expect
      .element(
        main.getByRole('alert').filter({ hasText: 'Cette photo HEIC n’a pas pu être convertie. Essayez en JPG.' }),
        { timeout: 20_000 },
      )
      .toBeVisible()
    await expect.element(paid).toBeChecked()
    expect(sent()).toEqual([])

    const dialogs = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue()
    await main.getByRole('button', { name: 'Choisir un autre fichier' }).click()
    const photo = await (await fetch(heic)).blob()
    const [field] = dialogs.mock.contexts
    if (field instanceof HTMLInputElement)
      chooseFile(page.elementLocator(field), new File([photo], 'IMG_2042.HEIC', { type: 'image/heic' }))
    await isReceived()
    await expect.element(paid).toBeChecked()
    const [file] = sent()
    expect(file?.type).toBe('image/jpeg')
    expect(new Uint8Array((await file?.slice(0, 3).arrayBuffer()) ?? []).toHex()).toBe('ffd8ff')
  })

  it('[REF-14] a large photo is made smaller before it is sent', async () => {
    const { sent } = await atInvoice()
    // 12 megapixels full of grain, as a phone makes them in poor light.
    const large = pictureFile('grain.jpg', [4000, 3000], (context) => {
      const grain = context.createImageData(500, 375)
      for (let at = 0; at < grain.data.length; at += 1) grain.data[at] = at % 4 === 3 ? 255 : 90 + ((at * 7919) % 140)
      for (let x = 0; x < 8; x += 1) for (let y = 0; y < 8; y += 1) context.putImageData(grain, x * 500, y * 375)
    })
    expect(large.size).toBeGreaterThan(5_242_880)
    chooseFile(choose, large)
    await isReceived()
    await expect.element(main.getByText(/allégée depuis/)).toBeVisible()
    expect(sent()[0]?.size).toBeGreaterThan(100_000)
    expect(sent()[0]?.size).toBeLessThanOrEqual(1.5 * 1024 * 1024)
  })

  it('[RDY-02] a photo too dark, too small or blurred is told on the spot, and may be kept', async () => {
    await atInvoice()
    const dark = pictureFile('nuit.jpg', [420, 300], (context) => {
      context.fillStyle = '#0b0a0c'
      context.fillRect(0, 0, 420, 300)
      context.fillStyle = '#1d1c20'
      for (let y = 20; y < 280; y += 16) context.fillRect(30, y, 300, 6)
    })
    chooseFile(choose, dark)
    await expect
      .element(main.getByText('La photo semble sombre : le texte risque d’être difficile à lire.'))
      .toBeVisible()
    await expect.element(main.getByText(/La photo est petite/)).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'La reprendre' })).toBeVisible()
    await main.getByRole('button', { name: 'Garder cette photo' }).click()
    await expect.element(main.getByText(/La photo semble sombre/)).not.toBeInTheDocument()
    await isReceived()
    await expect.element(next).not.toHaveAttribute('aria-disabled', 'true')

    await main.getByRole('button', { name: 'Retirer le fichier' }).click()
    await expect.element(received).not.toBeInTheDocument()
    const blurred = pictureFile('flou.jpg', [1500, 2000], (context) => {
      context.fillStyle = '#f4f2ee'
      context.fillRect(0, 0, 1500, 2000)
      context.filter = 'blur(24px)'
      context.fillStyle = '#22202a'
      context.font = 'bold 110px sans-serif'
      for (let y = 140; y < 1960; y += 200) context.fillText('Consultation 48,00 €', 60, y)
    })
    chooseFile(choose, blurred)
    await expect
      .element(main.getByText('La photo semble floue : le texte risque d’être difficile à lire.'))
      .toBeVisible()
  })

  it('[REF-15] may come from the camera; its photo is shown and its progress told, cancelled, lost on the way, tried again', async () => {
    const { sent } = await atInvoice()
    const camera = main.getByLabelText('Prendre une photo')
    await expect.element(camera).toHaveAttribute('capture', 'environment')
    await expect.element(camera).toHaveAttribute('accept', expect.stringContaining('image'))
    const progress = main.getByRole('progressbar')
    const letGo = waits(addRequestFile)
    chooseFile(camera, photoOfInvoice())
    await expect.element(progress).toBeVisible()
    await expect.poll(() => main.element().querySelectorAll('img').length, { timeout: 20_000 }).toBeGreaterThan(0)
    await main.getByRole('button', { name: 'Annuler l’envoi' }).click()
    await expect.element(progress).not.toBeInTheDocument()
    await expect.element(choose).toBeInTheDocument()
    letGo()

    loses(addRequestFile)
    chooseFile(camera, photoOfInvoice())
    await expect.element(main.getByRole('alert').filter({ hasText: 'Connexion impossible' })).toBeVisible()
    expect(sent()).toEqual([])
    const { sent: sentAgain } = keepsDraft({ ...emptyDraft, paid_confirmed: true })
    await main.getByRole('button', { name: 'Réessayer' }).click()
    await isReceived()
    expect(sentAgain().map(({ name }) => name)).toEqual(['facture.jpg'])
  })
})
