import { listTopics, sendContact } from '@coussinet/contract/contact.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { readRequestMessages } from '@coussinet/contract/request-messages.ts'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFile, photoOfInvoice } from '../../testing/choose-file.ts'
import { answerTo } from '../../testing/recorded.ts'
import { reloadPage, showPage } from '../../testing/show-page.tsx'
import { receives, recovers, refuses, serves, speaksTo, waits } from '../../testing/wire.ts'

const message = 'Bonjour,\n\nma facture du 3 novembre n’apparaît pas dans mon espace.'
const thanks = 'Votre message est bien arrivé. Un e-mail de confirmation va vous parvenir.'

const main = page.getByRole('main')
const topic = main.getByLabelText('Votre demande concerne', { exact: true })
const subject = main.getByLabelText('En deux mots', { exact: true })
const text = main.getByRole('textbox', { name: 'Votre message' })
const choose = main.getByLabelText('Choisir un fichier', { exact: true })
const send = main.getByRole('button', { name: 'Envoyer', exact: true })
const remove = (name: string) => main.getByRole('button', { name: `Retirer ${name}` })
const toasts = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent)

async function write(): Promise<void> {
  await userEvent.selectOptions(topic, 'Un remboursement')
  await userEvent.fill(subject, 'Ma facture')
  await userEvent.fill(text, message)
}

async function attach(name: string): Promise<void> {
  const photo = photoOfInvoice()
  chooseFile(choose, new File([photo], name, { type: photo.type }))
  await expect.element(remove(name)).toBeVisible()
}

const isReady = async () => {
  await expect.element(main.getByText('Prêt', { exact: true }), { timeout: 25_000 }).toBeVisible()
}

beforeEach(() => speaksTo('helene'))

it('[SUP-01][SUP-03] a subject is chosen or typed, what lacks is said at its field, and the page says who answers and when', async () => {
  await showPage('/contact').shown
  const side = main.getByRole('complementary')
  await expect
    .element(side.getByRole('link', { name: /04\s65\s71\s00\s10/ }))
    .toHaveAttribute('href', 'tel:+33465710010')
  await expect.element(side).toMatchTextContent(/Du lundi au vendredi, de 9\sh à 18\sh/)
  await expect.element(side.getByText('Ouvert', { exact: true })).toBeVisible()
  expect(side.element().querySelector('address')?.textContent).toContain('14 QUAI DES TANNEURS')

  await send.click()
  await expect.element(topic).toHaveFocus()
  expect(main.element().querySelectorAll('[aria-invalid=true]')).toHaveLength(3)
  await userEvent.selectOptions(topic, 'Un remboursement')
  await main.getByRole('group', { name: 'Suggestions' }).getByRole('button', { name: 'Où en est ma demande' }).click()
  await expect.element(subject).toHaveValue(expect.stringMatching(/^Où en est ma demande/))
})

it('[SEC-18] a form stores what is typed in it beside the other forms of the tab, and nothing while it is empty', async () => {
  await showPage('/contact').shown
  await expect.element(subject).toBeVisible()
  expect(sessionStorage.getItem('draft')).toBeNull()
  const other = { nevg: '412703584', name: 'other', typed: { message: 'Merci' } }
  sessionStorage.setItem('draft', JSON.stringify({ other }))
  await userEvent.fill(subject, 'Ma facture')
  expect(JSON.parse(sessionStorage.getItem('draft') ?? '')).toMatchObject({
    other,
    contact: { typed: { subject: 'Ma facture' } },
  })
  await userEvent.fill(subject, '')
  await expect.poll(() => JSON.parse(sessionStorage.getItem('draft') ?? '')).toEqual({ other })
})

it('[SUP-01] what is written outlives a reload', async () => {
  const { router, shown } = showPage('/contact')
  await shown
  await write()
  await reloadPage(router).shown
  await expect.element(topic).toHaveValue('refund')
  await expect.element(subject).toHaveValue('Ma facture')
  await expect.element(text).toHaveValue(message)
})

it('[SUP-01][MSG-03] what is written stays while another form is written in', async () => {
  const { router, shown } = showPage('/contact')
  await shown
  await write()
  serves(readRequestMessages, () => undefined)
  const { data } = answerTo('helene', listRefundRequests, '/refund-requests?limit=100')
  const asked = data.find(({ tracking_reference }) => tracking_reference === 'ZR-2026-00585')
  await router.navigate({ to: '/refunds/$id', params: { id: asked?.id ?? '' } })
  const answer = main.getByRole('region', { name: 'Messages avec notre équipe' }).getByRole('textbox')
  await userEvent.fill(answer, 'Oui')
  await router.navigate({ to: '/contact' })
  await expect.element(text).toHaveValue(message)
  await expect.element(subject).toHaveValue('Ma facture')
  // The other text is not lost either.
  await router.navigate({ to: '/refunds/$id', params: { id: asked?.id ?? '' } })
  await expect.element(answer).toHaveValue('Oui')
})

it('[SUP-02][ERR-01] what fails is said once and until the next try, a long wait in minutes; the focus is never lost on the way', async () => {
  refuses(listTopics, 'server_error')
  await showPage('/contact').shown
  const again = main.getByRole('button', { name: 'Réessayer' })
  await expect.element(again).toBeVisible()
  recovers(listTopics)
  again.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(topic).toHaveFocus()

  await write()
  for (const name of ['une.jpg', 'deux.jpg']) await attach(name)
  remove('une.jpg').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('deux.jpg')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(choose).toHaveFocus()
  await attach('trois.jpg')
  await isReady()

  refuses(sendContact, 'too_many_requests', { retry_after: 1200 })
  for (const _ of [1, 2]) {
    const letGo = waits(sendContact)
    await send.click()
    await expect.poll(toasts).toEqual([])
    letGo()
    await expect.poll(toasts).toEqual(['Trop de tentatives. Patientez 20 minutes avant de réessayer.'])
  }
  const sent: unknown[] = []
  receives(sendContact, ({ fields, files }) => {
    sent.push([fields, files.map(({ name }) => name)])
    return { reference: 'CT-2026-0001' }
  })
  const letGo = waits(sendContact)
  await send.click()
  await expect.poll(toasts).toEqual([])
  const cancel = main.getByRole('button', { name: /^Annuler/ })
  await expect.element(cancel).toBeVisible()
  cancel.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(send).toHaveFocus()
  letGo()
  await send.click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Votre message est bien arrivé' })).toBeVisible()
  await expect.poll(toasts).toEqual([thanks])
  expect(sent).toEqual([[{ topic: 'refund', subject: 'Ma facture', message }, ['trois.jpg']]])
})
