import type { QuoteRequest } from '@coussinet/contract/quote-request.ts'
import { requestQuote } from '@coussinet/contract/sponsorship.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aSponsor, listed } from '../tests/a-godchild.ts'
import { godchildName } from './quotes.ts'

const portal = portalForTests()
let helene: TestMember
let sponsor: string
let made = 0
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  await portal.db.deleteFrom('attempts').execute()
  made += 1
  helene = await aSponsor(portal, { email: `helene.carpentier${made}@example.org` })
  sponsor = (await listed(portal, helene)).code
})

const camille = {
  firstname: 'Camille',
  lastname: 'Rivière',
  email: 'camille.riviere@example.org',
  phone: '06 39 98 77 01',
  country: 'FR',
  postal_code: '69003',
  animal: { type: 'cat', name: 'Mirza' },
} as const
const ask = (changes: Partial<QuoteRequest> = {}, language = 'fr') =>
  portal.call(requestQuote, { body: { ...camille, sponsor, ...changes }, headers: { 'accept-language': language } })
const rows = () =>
  portal.db.selectFrom('sponsorship_requests').selectAll().where('member_id', '=', helene.member_id).execute()
const ownEmail = async () =>
  (
    await portal.db
      .selectFrom('members')
      .select('email')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()
  ).email
const heard = () => heardEvents(portal, helene.member_id)
const told = async () =>
  (await writtenNotifications(portal, helene.member_id, ['kind', 'params'])).map(({ kind, params }) => [kind, params])
const audited = async () =>
  (await auditLines(portal, helene.member_id, ['action', 'details'], 'sponsorship.%')).map(({ action, details }) => [
    action,
    details,
  ])
const toGuests = async () =>
  (await sentMails(portal, helene.member_id)).filter(({ letter }) =>
    /^(Votre demande de devis|La Sua richiesta|Demande de devis|Richiesta di preventivo)/.test(letter.subject),
  )

describe('a quote', () => {
  it('[SPO-03] [SPO-04] [SPO-06] becomes a godchild of the sponsor, a mail to the insurer and one to the guest', async () => {
    const { status, body } = await ask()
    expect(status).toBe(202)
    expect(body.reference).toMatch(/^PQ-2026-[0-9A-HJKMNP-TV-Z]{8}$/)
    const { data, total_earned_cents } = await listed(portal, helene)
    expect(total_earned_cents).toBe(0)
    expect(data).toEqual([
      {
        id: expect.any(String),
        firstname: 'Camille R.',
        status: 'created',
        created_at: '2026-11-20T10:00:00.000Z',
        effective_date: null,
        validates_on: null,
        reviewed_by: null,
        by_lot: true,
        amount_cents: null,
        drawn_at: null,
        pays_by: null,
        paid_on: null,
        refused_on: null,
      },
    ])
    expect(await rows()).toMatchObject([
      {
        reference: body.reference,
        lastname: 'Rivière',
        phone: '+33639987701',
        offer_id: 'offer-2026-autumn',
        language: 'fr',
        animal: { type: 'cat', name: 'Mirza' },
      },
    ])

    const [lead, confirmation] = await toGuests()
    expect(lead).toMatchObject({
      to: 'adherents@coussinet.example',
      reply_to: 'camille.riviere@example.org',
      letter: {
        facts: expect.arrayContaining([
          { label: 'Nom', value: 'Camille Rivière' },
          { label: 'Animal', value: 'Mirza (chat)' },
          { label: 'Invitation de', value: expect.stringMatching(/^Hélène \(900\u00a0/) },
        ]),
      },
    })
    expect(confirmation).toMatchObject({
      to: 'camille.riviere@example.org',
      letter: {
        subject: `Votre demande de devis (${body.reference})`,
        paragraphs: [
          expect.any(String),
          'Votre demande est passée par le lien d’Hélène, qui verra votre prénom, l’initiale de votre nom et l’avancement de votre contrat. Chaque parrainage est vérifié avant d’être validé.',
        ],
      },
    })
    expect(await told()).toEqual([['sponsorship_created', { godchild: 'Camille R.' }]])
    expect(await audited()).toEqual([['sponsorship.created', { offer_id: 'offer-2026-autumn' }]])
    expect(await heard()).toEqual([
      {
        event: 'sponsorship.quote_requested',
        member_id: helene.member_id,
        sponsorship_request_id: data[0]?.id,
        reference: body.reference,
      },
    ])
  })

  it('answers an Italian guest in Italian, and writes to the desk of their country', async () => {
    await ask({ country: 'IT', postal_code: '40123', phone: null }, 'it')
    const [lead, confirmation] = await toGuests()
    expect([lead?.to, lead?.letter.title]).toEqual([
      'clienti@coussinet.example',
      'Richiesta di preventivo tramite presentazione',
    ])
    expect(confirmation).toMatchObject({
      reader: { language: 'it', country: 'IT' },
      letter: { title: 'Abbiamo ricevuto la Sua richiesta di preventivo' },
    })
  })

  it('of one mailbox through one sponsor is one, however it is written and however fast', async () => {
    const spellings = ['Camille.Riviere@Example.org', 'camille.riviere+mirza@example.org', camille.email]
    const answers = await Promise.all(spellings.map((email) => ask({ email, firstname: 'Camilla' })))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect([(await rows()).length, (await toGuests()).length, (await told()).length]).toEqual([1, 2, 1])
    const other = await aSponsor(portal)
    expect((await ask({ sponsor: (await listed(portal, other)).code })).body.reference).not.toBe(
      answers[0]?.body.reference,
    )
  })

  it('gives way, when the sponsor’s own telephone was mended, to one that counts', async () => {
    const own = await ask({ phone: '06 39 98 12 04' })
    expect((await listed(portal, helene)).data.filter(({ refused_on }) => refused_on === null)).toEqual([])
    const mended = await ask()
    expect(mended.body).toEqual(own.body)
    expect(await rows()).toMatchObject([
      { refusal: null, refused_at: null, lastname: 'Rivière', phone: '+33639987701' },
    ])
    expect((await listed(portal, helene)).data).toMatchObject([
      { firstname: 'Camille R.', status: 'created', refused_on: null },
    ])
  })

  it('again on another day reaches the insurer, and makes no second godchild', async () => {
    const first = await ask()
    portal.clock.advance({ seconds: 86_401 })
    const again = await ask({ animal: { type: 'dog', name: 'Rex' } })
    expect(again.body).toEqual(first.body)
    expect([(await rows()).length, (await told()).length]).toEqual([1, 1])
    expect((await toGuests()).filter((mail) => JSON.stringify(mail).includes('Rex'))).toHaveLength(1)
  })

  it('made while no offer runs is of none', async () => {
    portal.clock.set(new Date('2026-08-01T10:00:00Z'))
    await ask()
    expect(await rows()).toMatchObject([{ offer_id: null }])
  })
})

describe('the sponsor’s own details', () => {
  it.each([
    [
      'e-mail',
      async () => ({ email: await ownEmail() }),
      ['email'],
      'Cette adresse est celle de la personne qui invite',
    ],
    [
      'e-mail with a tag',
      async () => ({ email: (await ownEmail()).toUpperCase().replace('@', '+chat@') }),
      ['email'],
      'Cette adresse est celle de la personne qui invite',
    ],
    ['phone', async () => ({ phone: '06 39 98 12 04' }), ['phone'], 'Chaque parrainage est vérifié'],
  ])('[SEC-25] (%s) make no godchild, and the answer does not tell', async (_case, own, same, sentence) => {
    const normal = await ask({ email: 'somebody@example.org', phone: null })
    const changes = await own()
    const [first, again] = [await ask(changes), await ask(changes)]
    expect([first.status, Object.keys(first.body), first.body.reference.length]).toEqual([
      normal.status,
      Object.keys(normal.body),
      normal.body.reference.length,
    ])
    expect(again.body).toEqual(first.body)
    expect((await listed(portal, helene)).data).toHaveLength(1)
    const [refused] = (await rows()).filter(({ refusal }) => refusal !== null)
    expect(refused).toMatchObject({ refusal: 'own_quote', email: null, phone: null, lastname: null, animal: null })
    expect(await audited()).toContainEqual(['sponsorship.self_referral', { offer_id: 'offer-2026-autumn', same }])
    const mails = await toGuests()
    expect(mails).toHaveLength(4)
    expect(mails.at(-1)?.letter.paragraphs[1]).toContain(sentence)
    expect(mails.at(-2)?.letter.paragraphs[0]).toBe(
      'Ne compte pas comme un parrainage\u00a0: les coordonnées sont celles du parrain ou de la marraine.',
    )
    expect(await told()).toContainEqual(['sponsorship_refused', { godchild: 'Camille R.' }])
    expect(await heard()).toHaveLength(1)
  })
})

describe('what is refused', () => {
  it.each([
    [{ phone: '0800 12' }, { phone: ['phone_number'] }],
    [{ phone: '+393331234567' }, { phone: ['phone_number'] }],
    [{ postal_code: '1000' }, { postal_code: ['postal.FR'] }],
    [{ country: 'BE' as const, phone: null, postal_code: '69003' }, { postal_code: ['postal.BE'] }],
    [
      { phone: 'x', postal_code: '', email: 'camille' },
      { phone: ['phone_number'], postal_code: ['required'], email: ['email'] },
    ],
    [{ firstname: 'Camille\r\nBcc: all@example.org' }, { firstname: ['schema.invalid_string'] }],
    [{ lastname: ' ' }, { lastname: ['required'] }],
    [{ animal: { type: 'cat' as const, name: '' } }, { 'animal.name': ['required'] }],
  ])('%j', async (changes, errors) => {
    const { status, problem } = await ask(changes)
    expect([status, problem?.errors]).toEqual([422, errors])
    expect(await rows()).toEqual([])
  })

  it('[SEC-21] a sponsor that is none, like everywhere', async () => {
    expect((await ask({ sponsor: 'helene-0000000000xyz' })).status).toBe(404)
  })

  it('more than five an hour from an address', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await ask({ email: `guest${count}@example.org` })).status).toBe(202)
    expect((await ask({ email: 'guest5@example.org' })).status).toBe(429)
    portal.clock.advance({ seconds: 3600 })
    expect((await ask({ email: 'guest5@example.org' })).status).toBe(202)
  })

  it('more than thirty a day of a sponsor', async () => {
    await portal.db
      .insertInto('attempts')
      .values({ attempt_key: `sponsorship quotes of ${helene.member_id}`, count: 30, window_start: portal.clock.now() })
      .execute()
    expect((await ask()).status).toBe(429)
    expect(await rows()).toEqual([])
  })
})

it.each([
  '<img src=x onerror=alert(1)>',
  'https://evil.example/win',
  'www.evil.example',
  'evil.example cliquez',
  '=1+1',
  '"Camille" <a@b.example>',
])('[SEC-48] [SEC-49] %s is no name', async (nasty) => {
  const { status, problem } = await ask({ firstname: nasty, lastname: nasty, animal: { type: 'dog', name: nasty } })
  const refused = ['schema.invalid_string']
  expect([status, problem?.errors]).toEqual([422, { firstname: refused, lastname: refused, 'animal.name': refused }])
  expect(await rows()).toEqual([])
})

it('[SEC-49] none of what a guest types is in the mail to the mailbox that they name', async () => {
  await ask({ firstname: 'Ana María-José', lastname: 'St. John O’Neil', animal: { type: 'dog', name: 'Rex 2' } })
  const [lead, confirmation] = await toGuests()
  expect([lead?.to, JSON.stringify(lead)]).toEqual([
    'adherents@coussinet.example',
    expect.stringContaining('St. John O’Neil'),
  ])
  expect(JSON.stringify(confirmation)).not.toMatch(/María|Neil|Rex/)
  expect((await listed(portal, helene)).data[0]?.firstname).toBe('Ana María-José S.')
})

it.each([
  [{ firstname: 'Camille', lastname: 'rivière' }, 'Camille R.'],
  [{ firstname: 'Inès', lastname: "d'Alembert" }, 'Inès D.'],
  [{ firstname: 'Anna', lastname: '’t Hooft' }, 'Anna T.'],
  [{ firstname: 'Bo', lastname: '42' }, 'Bo'],
])('[SPO-03] a sponsor sees a first name and an initial: %j', (names, shown) => {
  expect(godchildName(names)).toBe(shown)
})
