import { getFiledRequestFile } from '@coussinet/contract/integration/refund-requests.ts'
import {
  listFiledRequestMessages,
  readFiledRequestMessages,
  sendFiledRequestMessage,
} from '@coussinet/contract/integration/request-messages.ts'
import { changeNotificationPreferences, listNotifications } from '@coussinet/contract/notifications.ts'
import { getRefundRequest, listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { getRequestFile, getRequestFileThumbnail } from '@coussinet/contract/request-files.ts'
import {
  listRequestMessages,
  mostMessageFiles,
  mostThreadMessages,
  readRequestMessages,
  sendRequestMessage,
} from '@coussinet/contract/request-messages.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { hintsArrived } from '#testing/outgoing/hints-arrived.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { findRequests } from '../../claims/requests/refund-requests.store.ts'
import { waitingMessage } from '../../claims/requests/request-view.ts'
import { withUploads } from '../../documents/upload-limits.ts'
import { aDraft, aFiledRequest, line, move, photo, timePasses } from '../../tests/a-request.ts'

const portal = portalForTests()
let insurer: SignedIn
let helene: TestMember
let request = ''

beforeAll(async () => {
  insurer = await aMachine(portal, ['refunds:read', 'messages:write'])
})
beforeEach(async () => {
  helene = await aMember(portal, { features: ['notifications'] })
  request = (await aFiledRequest(portal, helene)).id
})

const jpeg = async (name = 'radio.jpg') => ({ bytes: await photo(), name, media_type: 'image/jpeg', part: 'files[]' })
type Sent = { id?: string; key?: string; as?: TestMember; files?: Awaited<ReturnType<typeof jpeg>>[] }
const write = (text: string, { id = request, key, as = helene, files = [] }: Sent = {}) =>
  portal.call(sendRequestMessage, {
    as,
    params: { id },
    form: { fields: { text }, files },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const answer = (text: string, { id = request, key, files = [] }: Omit<Sent, 'as'> = {}) =>
  askMachine(portal, sendFiledRequestMessage, {
    as: insurer,
    params: { id },
    form: { fields: { text, author_name: 'Camille' }, files },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const thread = async (query: { limit?: number; cursor?: string } = {}, as = helene) =>
  (await portal.call(listRequestMessages, { as, params: { id: request }, query })).body
const read = (up_to?: string) =>
  portal.call(readRequestMessages, { as: helene, params: { id: request }, body: up_to ? { up_to } : {} })
const told = async (query: { read?: 'true' | 'false' } = {}) =>
  (await portal.call(listNotifications, { as: helene, query })).body
const unreadMessages = async () =>
  (await told({ read: 'false' })).data.filter(({ kind }) => kind === 'message_received')

const lastOf = async (request_id: string) =>
  (await findRequests(portal.db, helene.member_id, { request_id }))[0]?.last_message ?? null

describe('[MSG-01] the thread of a request', () => {
  it('holds what both sides write, newest first, a page at a time', async () => {
    const first = await write('  Bonjour,\r\noù en est ma demande ?  ')
    expect(first.status).toBe(201)
    expect(first.body).toEqual({
      id: expect.any(String),
      author: 'member',
      author_name: 'Hélène Carpentier',
      quoted_text: null,
      text: 'Bonjour,\noù en est ma demande ?',
      files: [],
      created_at: portal.clock.now().toISOString(),
      read_at: null,
    })
    await answer('Nous l’étudions.')
    await write('Merci.')
    const { data, next_cursor, unread } = await thread({ limit: 2 })
    expect([data.map(({ text }) => text), unread]).toEqual([['Merci.', 'Nous l’étudions.'], 1])
    expect(data[1]).toMatchObject({ author: 'insurer', author_name: 'Camille', read_at: null })
    const rest = await thread({ limit: 2, cursor: next_cursor ?? '' })
    expect([rest.data.map(({ id }) => id), rest.next_cursor]).toEqual([[first.body.id], null])
    const wrong = await portal.call(listRequestMessages, {
      as: helene,
      params: { id: request },
      query: { cursor: 'x' },
    })
    expect(wrong.status).toBe(400)
  })

  it('is the member’s alone, and needs the permissions', async () => {
    const other = await aMember(portal)
    expect((await write('Bonjour', { as: other })).status).toBe(404)
    expect((await portal.call(listRequestMessages, { as: other, params: { id: request }, query: {} })).status).toBe(404)
    const reader = await aMember(portal, { permissions: ['refunds:read'] })
    expect((await write('Bonjour', { as: reader })).status).toBe(403)
    expect((await write('Bonjour', { id: 'nothing' })).status).toBe(404)
  })

  it('a draft has none, and says so', async () => {
    const { id } = await aDraft(portal, helene)
    const refused = await write('Bonjour', { id })
    expect([refused.status, refused.problem?.errors]).toEqual([409, { request: ['request_not_filed'] }])
    expect((await portal.call(listRequestMessages, { as: helene, params: { id }, query: {} })).status).toBe(409)
    expect((await answer('Bonjour', { id })).status).toBe(404)
  })

  it('stays open after the decision', async () => {
    const [animal = { id: '' }] = helene.animals
    await move(portal, helene, request, { to: 'processing' })
    await move(portal, helene, request, { to: 'accepted', lines: [line(animal.id, 'consultation', 6000)] })
    expect((await write('Pourquoi 42 € ?')).status).toBe(201)
    expect((await answer('Voici pourquoi.')).status).toBe(201)
  })

  it('waits in the request and in the list: unread, or a question until it is answered or 30 days old', async () => {
    const waiting = async (as = helene) => {
      const { body } = await portal.call(getRefundRequest, { as, params: { id: request } })
      const listed = (await portal.call(listRefundRequests, { as, query: {} })).body.data
      expect(listed.find(({ id }) => id === request)?.waiting_message).toEqual(body.waiting_message)
      return body.waiting_message
    }
    expect(await waiting()).toBe(null)
    await answer('Bonjour. (Voir https://example.org/?page=2)')
    expect(await waiting()).toEqual({ author_name: 'Camille', asks: false, read: false })
    await read()
    expect(await waiting()).toBe(null)
    await answer('Quel jour sont apparus les symptômes\u00a0?\n\nBonne journée, Camille')
    await read()
    expect(await waiting()).toEqual({ author_name: 'Camille', asks: true, read: true })
    await write('Le 3 novembre. Autre chose ?')
    expect(await waiting()).toBe(null)
    await answer('Non, merci. Une autre question\u00a0?')
    await read()
    expect(await waiting()).toMatchObject({ asks: true })
    expect(waitingMessage(await lastOf(request), new Date(portal.clock.now().getTime() + 30 * 86_400_000))).toBe(null)
    const { id } = await aDraft(portal, helene)
    expect((await portal.call(getRefundRequest, { as: helene, params: { id } })).body.waiting_message).toBe(null)
  })

  it('takes words that can be read, of 4000 characters at most, without a card’s number', async () => {
    expect((await write('   ')).problem?.errors).toEqual({ text: ['required'] })
    expect((await write('a'.repeat(4001))).problem?.errors).toEqual({ text: ['schema.too_big'] })
    expect((await write('a'.repeat(4000))).status).toBe(201)
    expect((await write('ma carte 4242 4242 4242 4242')).problem?.errors).toEqual({ text: ['card_number'] })
    expect((await answer('carte 4242 4242 4242 4242')).problem?.errors).toEqual({ text: ['card_number'] })
    expect((await thread()).data).toHaveLength(1)
  })

  it('keeps a message once: under one key, and of a double press', async () => {
    const key = newId()
    const [one, two] = [await write('Bonjour', { key }), await write('Bonjour', { key })]
    expect([one.status, two.body.id]).toEqual([201, one.body.id])
    expect((await write('Autre', { key })).problem?.code).toBe('idempotency_mismatch')
    const pressed = await Promise.all([write('Encore'), write('Encore')])
    expect(new Set(pressed.map(({ body }) => body.id)).size).toBe(1)
    await timePasses(portal, { seconds: 11 })
    await write('Encore')
    expect((await thread()).data.map(({ text }) => text)).toEqual(['Encore', 'Encore', 'Bonjour'])
    const answered = [await answer('Oui', { key }), await answer('Oui', { key })]
    expect(answered[1]?.body.id).toBe(answered[0]?.body.id)
  })

  it('[REL-03] answers a repetition with the very bytes of the first answer, a file’s address included', async () => {
    const said = { key: newId(), files: [await jpeg()] }
    const [first, again] = [await write('Voici.', said), await write('Voici.', said)]
    expect([again.status, JSON.stringify(again.body)]).toEqual([201, JSON.stringify(first.body)])
    const [told, repeated] = [await answer('Voici.', said), await answer('Voici.', said)]
    expect([repeated.status, JSON.stringify(repeated.body)]).toEqual([201, JSON.stringify(told.body)])
    expect(told.body.files[0]?.href).toMatch(/^\/integration\/v1\//)
  })

  it('keeps the order of all writers, and loses none', async () => {
    const keys = Array.from({ length: 12 }, newId)
    const all = await Promise.all(keys.flatMap((key, at) => [write(`membre ${at}`, { key }), answer(`assureur ${at}`)]))
    expect(all.map(({ status, problem }) => problem?.code ?? status)).toEqual(all.map(() => 201))
    // Who heard no answer sends the same again.
    await Promise.all(keys.map((key, at) => write(`membre ${at}`, { key })))
    const rows = await portal.db
      .selectFrom('refund_request_messages')
      .select(['position', 'text', 'message_id'])
      .where('member_id', '=', helene.member_id)
      .orderBy('position')
      .execute()
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1))
    expect(rows).toHaveLength(24)
    expect(new Set(rows.map(({ text }) => text)).size).toBe(24)
    const pages: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await thread({ limit: 5, ...(cursor ? { cursor } : {}) })
      pages.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(pages.toReversed()).toEqual(rows.map(({ message_id }) => message_id))
  })
})

describe('[MSG-01] files of a message', () => {
  it('are made anew and opened by who owns the request, as its documents are', async () => {
    const { status, body } = await write('Voici la radio.', { files: [await jpeg(), await jpeg('suite.jpg')] })
    expect(status).toBe(201)
    expect(body.files.map(({ name }) => name)).toEqual(['radio.jpg', 'suite.jpg'])
    const [file = { id: '', href: '', size: 0, thumbnail_href: null }] = body.files
    expect(file.href).toBe(`/api/refund-requests/${request}/files/${file.id}`)
    const params = { id: request, file_id: file.id }
    const opened = await portal.call(getRequestFile, { as: helene, params })
    expect([opened.status, opened.bytes.length]).toEqual([200, file.size])
    expect((await portal.call(getRequestFileThumbnail, { as: helene, params })).headers['content-type']).toBe(
      'image/webp',
    )
    const other = await aMember(portal)
    expect((await portal.call(getRequestFile, { as: other, params })).status).toBe(404)
    const own = (await aFiledRequest(portal, helene)).id
    expect((await portal.call(getRequestFile, { as: helene, params: { ...params, id: own } })).status).toBe(404)
    const { body: insurers } = await askMachine(portal, listFiledRequestMessages, {
      as: insurer,
      params: { id: request },
      query: {},
    })
    expect(insurers.data[0]?.files[0]?.href).toBe(`/integration/v1/refund-requests/${request}/files/${file.id}`)
    expect((await askMachine(portal, getFiledRequestFile, { as: insurer, params })).bytes.length).toBe(file.size)
  })

  it('of the insurer’s are opened by the member', async () => {
    const { body } = await answer('Voici le courrier.', { files: [await jpeg('courrier.jpg')] })
    const params = { id: request, file_id: body.files[0]?.id ?? '' }
    expect((await portal.call(getRequestFile, { as: helene, params })).status).toBe(200)
  })

  it('that cannot be taken are named, and nothing of the message is kept', async () => {
    const bad = { bytes: Buffer.from('no picture'), name: 'a.jpg', media_type: 'image/jpeg', part: 'files' }
    const refused = await write('Voici.', { files: [await jpeg(), bad] })
    expect(refused.problem?.errors).toEqual({ 'files.1': ['file_unsupported'] })
    const many = await Promise.all(Array.from({ length: mostMessageFiles + 1 }, () => jpeg()))
    expect((await write('Voici.', { files: many })).problem?.errors).toEqual({ files: ['schema.too_big'] })
    expect((await thread()).data).toEqual([])
    expect(await storedKeys()).toEqual([])
  })

  it('[SEC-42] count as uploads, and nothing is taken of an hour that has no room for all of them', async () => {
    const two = [await jpeg(), await jpeg()]
    const size = 200 * 1024 * 1024 - Math.max(...two.map(({ bytes }) => bytes.length))
    await withUploads(portal.platform, { member_id: helene.member_id, files: [{ size }] }, async () => {})
    expect((await write('Deux', { files: two })).problem?.code).toBe('too_many_requests')
    expect((await write('Une', { files: two.slice(0, 1) })).status).toBe(201)
  })
})

const storedKeys = async () => {
  const found: string[] = []
  for await (const key of portal.platform.files.keys()) found.push(key)
  const rows = await portal.db
    .selectFrom('documents')
    .select('stored_as')
    .where('member_id', '=', helene.member_id)
    .execute()
  return rows.map(({ stored_as }) => stored_as).filter((key) => found.includes(key))
}

describe('[MSG-01] who hears of it', () => {
  it('the insurer of what the member writes: an event, and a change of the request', async () => {
    await timePasses(portal, { minutes: 1 })
    const { body } = await write('Bonjour')
    expect((await heardEvents(portal, helene.member_id)).at(-1)).toMatchObject({
      event: 'refund_request.message_sent',
      request_id: request,
      message_id: body.id,
    })
    const { changed_at } = await portal.db
      .selectFrom('refund_requests')
      .select('changed_at')
      .where('request_id', '=', request)
      .executeTakeFirstOrThrow()
    expect(changed_at).toEqual(portal.clock.now())
  })

  it('open pages of both, at once', async () => {
    await hintsArrived(portal)
    const hints: string[] = []
    const stop = portal.platform.events.subscribe(helene.member_id, (topic) => hints.push(topic))
    await write('Bonjour')
    await answer('Bonjour Hélène')
    await hintsArrived(portal)
    stop()
    expect(hints.toSorted()).toEqual(['notifications', 'refund-requests', 'refund-requests'])
  })

  it('the member by one unread notification and one letter, however many come in a row', async () => {
    await answer('Un')
    await answer('Deux')
    const [only, ...more] = await unreadMessages()
    expect([only?.href, more]).toEqual([`/refunds/${request}#messages`, []])
    expect(only?.body).toContain('Camille')
    const letters = async () =>
      (await sentMails(portal, helene.member_id)).filter(({ letter }) => letter.subject.includes('message'))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(JSON.stringify(letter)).toContain(`/refunds/${request}#messages`)
    expect(JSON.stringify(letter)).not.toContain('Deux')
    // One that comes much later is told anew, in place of what is still unread.
    await timePasses(portal, { minutes: 11 })
    await answer('Trois')
    expect(await unreadMessages()).toHaveLength(1)
    expect(await letters()).toHaveLength(2)
  })

  it('by no letter who wants none of it, and by one who cannot choose', async () => {
    await portal.call(changeNotificationPreferences, { as: helene, body: { refund_progress: false } })
    await answer('Un')
    expect((await sentMails(portal, helene.member_id)).map(({ letter }) => letter.subject).join()).not.toContain(
      'un message',
    )
    const bram = await aMember(portal)
    const { id } = await aFiledRequest(portal, bram)
    await answer('Un', { id })
    expect((await sentMails(portal, bram.member_id)).at(-1)?.letter.subject).toContain('un message de notre équipe')
  })
})

describe('[MSG-01] read marks', () => {
  it('of the insurer’s messages are set by the member, up to the last that was seen, and the notification with the last', async () => {
    const { body: one } = await answer('Un')
    await answer('Deux')
    await timePasses(portal, { minutes: 1 })
    expect((await read(one.id)).status).toBe(204)
    const half = await thread()
    expect([half.unread, half.data.map(({ read_at }) => read_at)]).toEqual([
      1,
      [null, portal.clock.now().toISOString()],
    ])
    expect(await unreadMessages()).toHaveLength(1)
    await read()
    expect((await thread()).unread).toBe(0)
    expect(await unreadMessages()).toEqual([])
    expect((await read(newId())).status).toBe(404)
  })

  it('of the member’s messages are set by the insurer’s call, and not by its looking', async () => {
    const { body: mine } = await write('Bonjour')
    const look = () => askMachine(portal, listFiledRequestMessages, { as: insurer, params: { id: request }, query: {} })
    expect([(await look()).body.unread, (await look()).body.unread]).toEqual([1, 1])
    const call = { as: insurer, params: { id: request }, body: { up_to: mine.id } }
    expect((await askMachine(portal, readFiledRequestMessages, call)).status).toBe(204)
    expect((await look()).body.unread).toBe(0)
    expect((await thread()).data[0]?.read_at).toBe(portal.clock.now().toISOString())
  })
})

describe('[MSG-01] limits', () => {
  it('are 30 messages a day of the member, and 50 of the insurer’s', async () => {
    const at = portal.clock.now()
    for (const [side, most] of [
      ['member', 30],
      ['insurer', 50],
    ] as const)
      for (let count = 1; count < most; count += 1)
        await countAttempt(
          portal.db,
          { key: `request messages ${side} ${helene.member_id}`, limit: most, window_seconds: 86_400 },
          at,
        )
    expect([(await write('Dernier')).status, (await answer('Dernier')).status]).toEqual([201, 201])
    const [over, beyond] = [await write('De trop'), await answer('De trop')]
    expect([over.problem?.code, beyond.problem?.code]).toEqual(['too_many_requests', 'too_many_requests'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(80_000)
  })

  it(`and ${mostThreadMessages} of each side in a thread`, async () => {
    const rows = Array.from({ length: mostThreadMessages }, (_, at) => ({
      member_id: helene.member_id,
      request_id: request,
      message_id: newId(),
      position: at + 1,
      author: 'member',
      author_name: 'Hélène Carpentier',
      text: `${at}`,
      content_hash: Buffer.from(String(at)),
      created_at: portal.clock.now(),
    }))
    await portal.db.insertInto('refund_request_messages').values(rows).execute()
    const refused = await write('De trop')
    expect([refused.status, refused.problem?.errors, refused.problem?.params]).toEqual([
      409,
      { messages: ['messages_limit'] },
      { messages: { limit: mostThreadMessages } },
    ])
    expect((await answer('Toujours là')).status).toBe(201)
  })

  it('and the insurer needs a name, words and the scope', async () => {
    const nameless = await askMachine(portal, sendFiledRequestMessage, {
      as: insurer,
      params: { id: request },
      form: { fields: { text: 'Bonjour' } },
    })
    expect(nameless.problem?.errors).toEqual({ author_name: ['required'] })
    const other = await aMachine(portal, ['refunds:read'])
    const form = { fields: { text: 'Bonjour', author_name: 'Camille' } }
    const refused = await askMachine(portal, sendFiledRequestMessage, { as: other, params: { id: request }, form })
    expect(refused.problem?.code).toBe('insufficient_scope')
  })
})

it('[MSG-01][SEC-20] each message leaves a line in the audit log, without its words', async () => {
  await write('Des mots à moi')
  await answer('Des mots à nous')
  const lines = await auditLines(portal, helene.member_id, ['actor', 'action', 'details'], 'refund_request.message%')
  expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
    ['member', 'refund_request.message_sent'],
    ['insurer', 'refund_request.message_received'],
  ])
  expect(JSON.stringify(lines)).not.toContain('mots')
})
