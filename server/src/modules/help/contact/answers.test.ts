import { getContactMessage, listContactMessages, sendContact } from '@coussinet/contract/contact.ts'
import { answerMessage } from '@coussinet/contract/integration/message-answers.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
let helene: TestMember
let giulia: TestMember
beforeAll(async () => {
  as = await aMachine(portal, ['messages:write'])
  helene = await aMember(portal, { features: ['notifications'] })
  giulia = await aMember(portal, { locale: 'it', country: 'IT', features: ['notifications'] })
})

const message = 'Bonjour, j’ai envoyé la facture le 16 novembre.'
const write = async (by: TestMember, subject: string) =>
  (await portal.call(sendContact, { as: by, form: { fields: { topic: 'refund', subject, message } } })).body.reference
const text = 'Bonjour,\n\nNous l’avons bien reçue.'
const answer = (reference: string, body: object = {}, headers: Record<string, string> = {}) =>
  askMachine(portal, answerMessage, {
    as,
    params: { reference },
    raw_body: { text, author_name: 'Claire', ...body },
    headers,
  })
const read = (by: TestMember, reference: string) => portal.call(getContactMessage, { as: by, params: { reference } })

describe('[GO-06] an answer to a message', () => {
  it('stands beside the message, is told, and mailed whole, with an address to go on writing to', async () => {
    const reference = await write(helene, 'Ma demande')
    const { status, body } = await answer(reference)
    expect(status).toBe(201)
    const said = { id: body.id, author_name: 'Claire', text, answered_at: '2026-11-20T10:00:00.000Z' }
    expect((await read(helene, reference)).body).toEqual({
      reference,
      topic: 'refund',
      subject: 'Ma demande',
      message,
      sent_at: '2026-11-20T10:00:00.000Z',
      answered_at: '2026-11-20T10:00:00.000Z',
      files: [],
      answers: [said],
    })
    const { data } = (await portal.call(listNotifications, { as: helene, query: {} })).body
    expect(data).toMatchObject([{ kind: 'message_answered', href: `/contact/messages/${reference}` }])
    const mail = (await sentMails(portal, helene.member_id)).at(-1)
    expect(JSON.stringify(mail)).toContain('Nous l’avons bien reçue.')
    expect(mail).toMatchObject({
      letter: { subject: `Réponse à votre message (${reference})`, quote: { text } },
      reply_to: 'adherents@coussinet.example',
    })
    const lines = await auditLines(portal, helene.member_id, ['actor', 'action'])
    expect(lines).toContainEqual({ actor: 'insurer', action: 'contact.answered' })
  })

  it('is in the member’s language, and theirs alone', async () => {
    const reference = await write(giulia, 'La mia richiesta')
    await answer(reference, { text: 'Buongiorno, l’abbiamo ricevuta.' })
    const mail = (await sentMails(portal, giulia.member_id)).at(-1)
    expect(mail).toMatchObject({ letter: { subject: `Risposta al Suo messaggio (${reference})` } })
    expect((await read(helene, reference)).status).toBe(404)
  })

  it('is kept once under one key', async () => {
    const reference = await write(helene, 'Une autre')
    const key = { 'idempotency-key': newId() }
    const [first, second] = [await answer(reference, {}, key), await answer(reference, {}, key)]
    expect([first.status, second.body.id]).toEqual([201, first.body.id])
    expect((await read(helene, reference)).body.answers).toHaveLength(1)
  })

  it('needs words, a name, a message that there is and the scope, and comes 20 times a day at most', async () => {
    const reference = await write(helene, 'Encore une')
    expect((await answer(reference, { text: ' ' })).problem?.errors).toEqual({ text: ['required'] })
    expect((await answer(reference, { text: 'a'.repeat(5001) })).problem?.errors).toEqual({ text: ['schema.too_big'] })
    expect((await answer(reference, { author_name: '' })).problem?.errors).toEqual({ author_name: ['required'] })
    expect((await answer('CT-2026-00000000')).status).toBe(404)
    const other = await aMachine(portal, ['documents:write'])
    const refused = await askMachine(portal, answerMessage, {
      as: other,
      params: { reference },
      body: { text, author_name: 'Claire' },
    })
    expect(refused.problem?.code).toBe('insufficient_scope')
    const limit = { key: `answers ${helene.member_id}`, limit: 20, window_seconds: 86_400 }
    for (let count = 2; count < 20; count += 1) await countAttempt(portal.db, limit, portal.clock.now())
    expect((await answer(reference)).problem?.code).toBe('too_many_requests')
    expect((await read(helene, reference)).body.answers).toEqual([])
  })
})

it('[GO-06] messages are listed a page at a time, the latest first, each with when it was answered', async () => {
  const member = await aMember(portal)
  const references: string[] = []
  for (const subject of ['Un', 'Deux', 'Trois']) {
    references.unshift(await write(member, subject))
    portal.clock.advance({ minutes: 1 })
  }
  await answer(references[1] ?? '')
  const list = (query: object) => portal.call(listContactMessages, { as: member, query })
  const { body: first } = await list({ limit: 2 })
  expect(first.data.map(({ reference, answered_at }) => [reference, answered_at !== null])).toEqual([
    [references[0], false],
    [references[1], true],
  ])
  const { body: second } = await list({ limit: 2, cursor: first.next_cursor })
  expect([second.data.map(({ reference }) => reference), second.next_cursor]).toEqual([[references[2]], null])
  expect((await list({ cursor: 'x' })).status).toBe(400)
})
