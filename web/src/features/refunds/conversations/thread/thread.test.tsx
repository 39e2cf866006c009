import { getRefundRequest, listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import {
  listRequestMessages,
  readRequestMessages,
  type RequestMessage,
  sendRequestMessage,
} from '@coussinet/contract/request-messages.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pdfFile } from '../../../../testing/choose-file.ts'
import { answerTo } from '../../../../testing/recorded.ts'
import { settled, showPage } from '../../../../testing/show-page.tsx'
import { answers, lacks, loses, receives, refuses, serves, speaksTo, waits } from '../../../../testing/wire.ts'

const requests = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data
const id = requests.find(({ tracking_reference }) => tracking_reference === 'ZR-2026-00585')?.id ?? ''
const block = page.getByRole('region', { name: 'Messages avec notre équipe' })
const list = block.getByRole('list', { name: 'Messages de cette demande' })
const field = block.getByRole('textbox', { name: 'Votre message' })
const send = block.getByRole('button', { name: 'Envoyer' })

const message = (at: number, facts: Partial<RequestMessage> = {}): RequestMessage => ({
  id: `m${at}`,
  author: 'insurer',
  author_name: 'Camille',
  text: `Message ${at}`,
  quoted_text: null,
  files: [],
  created_at: `2026-11-${String(at).padStart(2, '0')}T09:00:00.000Z`,
  read_at: '2026-11-20T09:00:00.000Z',
  ...facts,
})
const open = () => showPage(`/refunds/${id}`).shown

beforeEach(() => {
  speaksTo('helene')
  serves(readRequestMessages, () => undefined)
})

describe('[MSG-01] the thread on a request’s page', () => {
  it('shows who wrote what on which day, says what is new, and marks as read what is seen', async () => {
    const seen: unknown[] = []
    serves(readRequestMessages, (body) => void seen.push(body?.up_to))
    await open()
    await expect.element(list.getByRole('article').first()).toMatchTextContent(/^Vous.*Lu, 20 nov\. 2026/s)
    await expect.element(list.getByRole('article').last()).toMatchTextContent(/^Camille.*Nouveau.*Bonjour Hélène/s)
    expect(list.element().textContent).toMatch(/Hier.*Aujourd’hui/s)
    expect(seen).toEqual([])
    field.element().scrollIntoView()
    const { data } = answerTo('helene', listRequestMessages, `/refund-requests/${id}/messages?limit=20`)
    await expect.poll(() => seen).toEqual([data[0]?.id])
  })

  it('is said by the hero and stands right under it while the team waits, and by the rows of the lists', async () => {
    const request = requests.find((one) => one.id === id)
    expect(request?.waiting_message).toEqual({ author_name: 'Camille', asks: true, read: false })
    await open()
    const sentence = page.getByRole('main').getByRole('link', { name: 'Camille vous pose une question' })
    await expect.element(sentence).toHaveAttribute('href', '#messages')
    await expect.element(list).toBeVisible()
    const isBefore = () => {
      const files = page.getByRole('region', { name: 'Documents joints' }).element()
      return block.element().compareDocumentPosition(files) === Node.DOCUMENT_POSITION_FOLLOWING
    }
    expect(isBefore()).toBe(true)
    const row = page.getByRole('region', { name: 'Demandes en cours' }).getByRole('listitem').first()
    for (const address of ['/', '/refunds']) {
      await showPage(address).shown
      await expect.element(row).toMatchTextContent('Camille vous pose une question')
      const way = row.getByRole('link', { name: 'Lire le message' })
      await expect.element(way).toHaveAttribute('href', `/refunds/${id}#messages`)
    }
    if (request) answers(getRefundRequest, { ...request, waiting_message: null })
    await open()
    await expect.element(list).toBeVisible()
    await expect.element(sentence).not.toBeInTheDocument()
    expect(isBefore()).toBe(false)
  })

  it('invites to write where nobody wrote yet, and the side leads to it', async () => {
    answers(listRequestMessages, { data: [], next_cursor: null, unread: 0 })
    await open()
    await expect.element(block.getByText('Une question sur cette demande ? Écrivez-nous ici.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Écrivez-nous' })).toHaveAttribute('href', '#messages')
    const draft = requests.find(({ status }) => status === 'draft')
    await showPage(`/refunds/${draft?.id}`).shown
    await settled()
    await expect.element(block).not.toBeInTheDocument()
  })

  it('sends what was typed, shows it at once with the focus, and takes the emptied field for no fault', async () => {
    const sent: string[] = []
    receives(sendRequestMessage, ({ fields }) => {
      sent.push(fields.text)
      return message(20, {
        id: 'sent',
        author: 'member',
        author_name: 'Hélène Carpentier',
        text: fields.text,
        read_at: null,
      })
    })
    await open()
    await send.click()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(block.getByText('Écrivez votre message avant de l’envoyer.')).toBeVisible()
    expect(sent).toEqual([])
    await field.fill('  Depuis le 9 novembre.  ')
    await send.click()
    await expect.element(list.getByText('Depuis le 9 novembre.')).toBeVisible()
    await expect.element(block.getByText('Votre message est envoyé.')).toBeInTheDocument()
    await expect.element(field).toHaveValue('')
    await expect.element(list.getByRole('article').last()).toHaveFocus()
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    expect(block.getByText('Écrivez votre message').elements()).toEqual([])
    expect(sent).toEqual(['Depuis le 9 novembre.'])
  })

  it('tells each message that leaves, and by whom each was written', async () => {
    let sent = 0
    receives(sendRequestMessage, ({ fields }) => {
      sent += 1
      return message(20, { id: `sent${sent}`, author: 'member', text: fields.text, read_at: null })
    })
    await open()
    await expect.element(field).toBeVisible()
    const told: string[] = []
    const watching = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement
        if (addedNodes.length > 0 && place?.closest('[role=status]')) told.push(place.textContent ?? '')
      }
    })
    watching.observe(block.element(), { subtree: true, childList: true })
    for (const text of ['Un premier message.', 'Un second message.']) {
      await field.fill(text)
      await send.click()
      await expect.element(list.getByText(text)).toBeVisible()
    }
    await expect.poll(() => told).toEqual(['Votre message est envoyé.', 'Votre message est envoyé.'])
    watching.disconnect()
    await expect
      .element(list.getByRole('article', { name: 'Vous, 10 h' }).last())
      .toMatchTextContent(/Un second message/)
  })

  it('[A11Y-04] takes the keyboard to where files are chosen, then to what was, and tells each file that is ready', async () => {
    await open()
    await block.getByRole('button', { name: 'Joindre un fichier' }).click()
    const choose = block.getByLabelText('Choisir un fichier')
    await expect.element(choose).toHaveFocus()
    await choose.upload(new File(['%PDF-1.7'], 'carnet.pdf', { type: 'application/pdf' }))
    // Continues at the chosen files: the chooser disappears once there are enough.
    await expect.element(block.getByRole('group', { name: 'carnet.pdf' })).toHaveFocus()
    await expect.element(block.getByText(/^Fichier prêt\s: carnet\.pdf$/)).toBeInTheDocument()
  })

  it('[MSG-03] keeps a file that was attached while the message was on its way', async () => {
    const sent: string[][] = []
    receives(sendRequestMessage, ({ fields, files }) => {
      sent.push(files.map(({ name }) => name))
      return message(20, { id: 'sent', author: 'member', text: fields.text, read_at: null })
    })
    await open()
    await field.fill('Voici le carnet.')
    await block.getByRole('button', { name: 'Joindre un fichier' }).click()
    await block.getByLabelText('Choisir un fichier').upload(pdfFile('carnet.pdf'))
    await expect.element(block.getByText(/^Fichier prêt\s: carnet\.pdf$/)).toBeInTheDocument()
    const letGo = waits(sendRequestMessage)
    await send.click()
    await block.getByLabelText('Choisir un fichier').upload(pdfFile('ordonnance.pdf'))
    await expect.element(block.getByRole('group', { name: 'ordonnance.pdf' })).toBeVisible()
    letGo()
    await expect.element(list.getByText('Voici le carnet.')).toBeVisible()
    await expect.element(block.getByRole('group', { name: 'carnet.pdf' })).not.toBeInTheDocument()
    await expect.element(block.getByRole('group', { name: 'ordonnance.pdf' })).toBeVisible()
    expect(sent).toEqual([['carnet.pdf']])
  })

  it('keeps what was typed when sending fails, says why in its place, and sends it by another press', async () => {
    const back = loses(sendRequestMessage)
    await open()
    await field.fill('Depuis le 9 novembre.')
    await send.click()
    await expect.element(block.getByRole('alert').filter({ hasText: 'il est resté ici' })).toBeVisible()
    await expect.element(field).toHaveValue('Depuis le 9 novembre.')
    back()
    refuses(sendRequestMessage, 'conflict', {
      errors: { messages: ['messages_limit'] },
      params: { messages: { limit: 200 } },
    })
    await send.click()
    await expect.element(block.getByText(/Vous avez écrit 200 messages/)).toBeVisible()
    receives(sendRequestMessage, ({ fields }) =>
      message(20, { id: 'sent', author: 'member', text: fields.text, read_at: null }),
    )
    await field.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(field).toHaveValue('')
    await expect.element(block.getByText('il est resté ici')).not.toBeInTheDocument()
  })

  it('[MSG-03] folds what a mailed answer quotes, opens it by the keyboard, and shows a picture that came alone', async () => {
    const quoted_text = `Le 26 nov. 2026 à 10:12, Coussinet a écrit :\n> ${'radiographie-'.repeat(20)}`
    const picture = {
      id: 'f1',
      name: 'radio.jpg',
      media_type: 'image/jpeg',
      size: 120_000,
      sha256: '0'.repeat(64),
      href: '/api/refund-requests/x/files/f1',
      thumbnail_href: null,
    }
    answers(listRequestMessages, {
      data: [
        message(20, { author: 'member', text: '', quoted_text, files: [picture] }),
        message(19, { author: 'member', text: 'La voici.' }),
      ],
      next_cursor: null,
      unread: 0,
    })
    await page.viewport(320, 700)
    await open()
    const alone = list.getByRole('article').last()
    await expect.element(alone.getByText('radio.jpg')).toBeVisible()
    await expect.element(alone.getByText('a écrit')).not.toBeVisible()
    const fold = alone.getByText('Afficher le texte cité')
    fold.element().closest('summary')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(alone.getByText('a écrit')).toBeVisible()
    await expect.element(alone.getByText('Masquer le texte cité')).toBeVisible()
    await expect.element(fold).not.toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await userEvent.keyboard('{Enter}')
    await expect.element(alone.getByText('a écrit')).not.toBeVisible()
    await expect.element(list.getByRole('article').first().getByText('texte cité')).not.toBeInTheDocument()
  })

  it('shows older messages when asked, and says so', async () => {
    serves(listRequestMessages, (_body, address) =>
      address.includes('cursor')
        ? { data: [message(2), message(1)], next_cursor: null, unread: 0 }
        : { data: [message(4), message(3)], next_cursor: 'older', unread: 0 },
    )
    await open()
    await block.getByRole('button', { name: 'Messages plus anciens' }).click()
    await expect.poll(() => list.getByRole('article').elements().length).toBe(4)
    expect(
      list
        .getByRole('article')
        .elements()
        .map((one) => /Message \d/.exec(one.textContent)?.[0]),
    ).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4'])
    await expect.element(list).toHaveFocus()
    await expect.element(block.getByRole('button', { name: 'Messages plus anciens' })).not.toBeInTheDocument()
  })

  it('holds long words and files on a narrow screen, in Italian too; who may not write reads', async () => {
    const file = {
      id: 'f1',
      name: `${'radiografia-'.repeat(20)}.jpg`,
      media_type: 'image/jpeg',
      size: 120_000,
      sha256: '0'.repeat(64),
      href: '/api/refund-requests/x/files/f1',
      thumbnail_href: null,
    }
    answers(listRequestMessages, {
      data: [message(19, { text: 'a'.repeat(300), files: [file] })],
      next_cursor: null,
      unread: 0,
    })
    await page.viewport(320, 700)
    await open()
    await expect.element(block.getByText(/a{300}/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    speaksTo('giulia')
    answers(listRequestMessages, { data: [message(19)], next_cursor: null, unread: 0 })
    lacks(['contact:write'])
    const [asked] = answerTo('giulia', listRefundRequests, '/refund-requests?limit=100').data
    await showPage(`/refunds/${asked?.id}`, { language: 'it' }).shown
    await expect.element(page.getByRole('list', { name: 'Messaggi di questa richiesta' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Il Suo messaggio' })).not.toBeInTheDocument()
  })
})
