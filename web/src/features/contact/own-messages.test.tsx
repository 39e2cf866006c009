import { getContactMessage, listContactMessages } from '@coussinet/contract/contact.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, refuses, speaksTo } from '../../testing/wire.ts'

const block = page.getByRole('region', { name: 'Vos messages' })
const asked = answerTo('helene', listContactMessages, '/contact-messages?limit=100').data[0]?.reference ?? ''

describe('the messages of a member', () => {
  it('[GO-06] are listed beside the form, and each opens with its answers', async () => {
    speaksTo('helene')
    await showPage('/contact').shown
    await expect.element(block.getByText(/Répondu le/)).toBeVisible()
    await block.getByRole('link', { name: 'Assurer un chiot' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Assurer un chiot' })).toBeVisible()
    await expect.element(page.getByText(asked).last()).toBeVisible()
    const answered = page.getByRole('region', { name: 'Nos réponses' })
    await expect.element(answered.getByText(/dès ses deux mois/)).toBeVisible()
    await expect.element(answered.getByText(/^Camille, le 6 octobre 2026/)).toBeVisible()
  })

  it('[GO-06] five at first, all of them by a press, and no block where nobody wrote', async () => {
    speaksTo('thibault')
    await showPage('/contact').shown
    await settled()
    await expect.element(block).not.toBeInTheDocument()
    const one = { topic: 'refund', sent_at: '2026-11-10T09:00:00.000Z', answered_at: null } as const
    const data = Array.from({ length: 7 }, (_, at) => ({ ...one, reference: `CT-${at}`, subject: `Message ${at}` }))
    answers(listContactMessages, { data, next_cursor: null })
    // Hovering fetches in advance.
    const first = { ...one, reference: 'CT-0', subject: 'Message 0', message: 'Bonjour', files: [], answers: [] }
    answers(getContactMessage, first)
    await showPage('/contact').shown
    await expect.poll(() => block.getByRole('listitem').elements().length).toBe(5)
    await expect.element(block.getByText(/sans réponse pour l’instant/).first()).toBeVisible()
    await block.getByRole('button', { name: 'Voir tous vos messages (7)' }).click()
    await expect.poll(() => block.getByRole('listitem').elements().length).toBe(7)
  })

  it('[A11Y-07] stay within the page, however long a word of their subject or the name of a file is', async () => {
    speaksTo('helene')
    const long = `https://clinique.example/${'W'.repeat(95)}`
    const one = { reference: 'CT-9', topic: 'refund', subject: long, sent_at: '2026-11-10T09:00:00.000Z' } as const
    answers(listContactMessages, { data: [{ ...one, answered_at: null }], next_cursor: null })
    answers(getContactMessage, {
      ...one,
      answered_at: null,
      message: 'Bonjour',
      files: [`${'W'.repeat(90)}.pdf`],
      answers: [],
    })
    const isWithin = () => document.documentElement.scrollWidth <= window.innerWidth
    await showPage('/contact').shown
    await expect.element(block.getByRole('link', { name: long })).toBeVisible()
    expect(isWithin()).toBe(true)
    await showPage('/contact/messages/CT-9').shown
    await expect.element(page.getByText(/WWW\.pdf/)).toBeVisible()
    expect(isWithin()).toBe(true)
  })

  it('[GO-06] say that no answer came yet, in Italian too; one that there is not is not found', async () => {
    speaksTo('giulia')
    const sent = {
      reference: 'CT-9',
      topic: 'refund',
      subject: 'Rimborso',
      sent_at: '2026-11-10T09:00:00.000Z',
    } as const
    const message = 'Buongiorno,\n\nlunga parola: ' + 'a'.repeat(200)
    answers(getContactMessage, { ...sent, answered_at: null, message, files: ['fattura.jpg'], answers: [] })
    await showPage('/contact/messages/CT-9', { language: 'it' }).shown
    await expect.element(page.getByText(/Ancora nessuna risposta/)).toBeVisible()
    await expect.element(page.getByText(/fattura.jpg/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    refuses(getContactMessage, 'not_found')
    await showPage('/contact/messages/CT-8', { language: 'it' }).shown
    await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Rimborso')
  })
})
