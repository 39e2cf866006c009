import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { pageCountHeader } from '@coussinet/contract/request-file-pages.ts'
import { getRequestFile, getRequestFilePage } from '@coussinet/contract/request-files.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { photoOfInvoice } from '../../../testing/choose-file.ts'
import { goOffline } from '../../../testing/offline.ts'
import { answerTo } from '../../../testing/recorded.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { callsTo, refuses, serves, speaksTo } from '../../../testing/wire.ts'

// Three documents, all of them PDFs; a photo instead of a care sheet.
const [three, refused] = ['ZR-2026-00312', 'ZR-2026-00468']
const viewer = page.getByRole('dialog')
const button = (name: string | RegExp) => viewer.getByRole('button', { name })
const picture = viewer.getByRole('img')

function addressOf(reference: string): string {
  const requests = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data
  return `/refunds/${requests.find(({ tracking_reference }) => tracking_reference === reference)?.id}`
}

async function drawn(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/webp' })
}

/** Documents of so many pages. */
async function hasPages(pages: number): Promise<void> {
  const sheet = await drawn(400, 566)
  serves(getRequestFilePage, () => new Response(sheet, { headers: { [pageCountHeader]: String(pages) } }))
}

async function open(reference: string, name: RegExp): Promise<void> {
  await showPage(addressOf(reference)).shown
  await page.getByRole('main').getByRole('button', { name }).click()
  await expect.element(viewer).toBeVisible()
}

const pagesAsked = () => callsTo(getRequestFilePage).map(({ url }) => /pages\/(\d+)/.exec(url)?.[1])
const shownWidth = () => picture.element().getBoundingClientRect().width

beforeEach(async () => {
  speaksTo('helene')
  await hasPages(3)
})

describe('a document', () => {
  it('[REF-05] is read page by page, by buttons and by keys, and the focus returns to where it was opened', async () => {
    await open(three, /^Voir facture/)
    await expect.element(viewer.getByText('Page 1 sur 3')).toBeVisible()
    await expect.element(picture).toHaveAttribute('alt', expect.stringMatching(/page 1 sur 3$/))
    await button('Page suivante').click()
    await expect.element(viewer.getByText('Page 2 sur 3')).toBeVisible()
    await expect.element(picture).toHaveAttribute('alt', expect.stringMatching(/page 2 sur 3$/))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(viewer.getByText('Page 3 sur 3')).toBeVisible()
    await expect.element(button('Page suivante')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}{Home}')
    await expect.element(viewer.getByText('Page 1 sur 3')).toBeVisible()
    await userEvent.keyboard('{PageUp}{End}')
    await expect.element(viewer.getByText('Page 3 sur 3')).toBeVisible()
    // Each page is fetched once, the next one in advance, and none beyond the last.
    expect(new Set(pagesAsked())).toEqual(new Set(['1', '2', '3']))
    expect(pagesAsked()).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Voir facture/)
  })

  it('[REF-05] turns to the documents beside it, each from its first page', async () => {
    await open(three, /^Voir facture/)
    await button('Page suivante').click()
    await button('Document suivant').click()
    await expect.element(viewer.getByText('Document 2 sur 3')).toBeVisible()
    await expect.element(viewer.getByText('Page 1 sur 3')).toBeVisible()
    await expect.element(viewer.getByRole('heading', { name: 'feuille-de-soins-oslo.pdf' })).toBeVisible()
    await expect.element(button('Document précédent')).not.toHaveAttribute('aria-disabled')
  })

  it('comes nearer and is turned, by buttons and by keys; from nearer it is drawn finer', async () => {
    await open(three, /^Voir facture/)
    await expect.element(picture).toBeVisible()
    const whole = shownWidth()
    await userEvent.keyboard('+')
    await expect.poll(() => shownWidth() / whole).toBeCloseTo(1.25, 1)
    await button('Agrandir').click()
    await expect.element(button(/^150\s%, revenir à toute la largeur/)).toBeVisible()
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('+')
    await expect.poll(() => callsTo(getRequestFilePage).some(({ url }) => url.endsWith('width=2400'))).toBe(true)
    await expect.element(button('Agrandir')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('0')
    await expect.poll(shownWidth).toBeCloseTo(whole, 0)
    await button('Tourner d’un quart de tour').click()
    const { width, height } = picture.element().getBoundingClientRect()
    expect(width).toBeGreaterThan(height)
  })

  it('a double tap comes near and goes back; what is under it stays there', async () => {
    await open(three, /^Voir facture/)
    await expect.element(picture).toBeVisible()
    const whole = shownWidth()
    await picture.dblClick()
    await expect.poll(() => shownWidth() / whole).toBeCloseTo(2, 1)
    await picture.dblClick()
    await expect.poll(() => shownWidth() / whole).toBeCloseTo(1, 1)
  })

  it('that is a picture is shown whole and has no pages', async () => {
    const photo = photoOfInvoice()
    serves(getRequestFile, () => new Response(photo))
    await open(refused, /^Voir IMG/)
    await expect.element(picture).toBeVisible()
    expect(button('Page suivante').elements()).toEqual([])
    expect(pagesAsked()).toEqual([])
  })

  it('[ERR-01] says that it cannot be shown, and is tried again', async () => {
    refuses(getRequestFilePage, 'unavailable')
    await open(three, /^Voir facture/)
    await expect.element(viewer.getByText('Ce document n’a pas pu être affiché.')).toBeVisible()
    await hasPages(3)
    await button('Réessayer').click()
    await expect.element(picture).toBeVisible()
  })

  it('[ERR-04] says that there is no network, and comes by itself when it is back', async () => {
    await showPage(addressOf(three)).shown
    const show = page.getByRole('main').getByRole('button', { name: /^Voir facture/ })
    await expect.element(show).toBeVisible()
    const comeBack = await goOffline()
    await show.click()
    await expect.element(viewer.getByText(/Vous êtes hors ligne/)).toBeVisible()
    expect(pagesAsked()).toEqual([])
    comeBack()
    await expect.element(picture).toBeVisible()
  })
})
