import { endAnimalCover, getAnimal, getAnimalCosts, listAnimals } from '@coussinet/contract/animals.ts'
import { getDocument, listDocuments } from '@coussinet/contract/documents.ts'
import { clockHeader } from '@coussinet/contract/domain/days.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import type { AnimalEnding } from '@coussinet/contract/forms.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { listOnboarding } from '@coussinet/contract/onboarding.ts'
import { getPaymentSchedule } from '@coussinet/contract/receipts.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { describe, expect, it } from 'vitest'
import { aReceipt } from '#modules/contributions/tests/a-receipt.ts'
import { aMember, type TestMember, changeContractRow } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })

const idOf = (member: TestMember, position = 0) => member.animals[position]?.id ?? ''
const tell = async (as: TestMember, body: AnimalEnding, id = idOf(as)) => {
  const { status, body: animal, problem } = await portal.call(endAnimalCover, { as, params: { id }, body })
  return { status, animal, told: problem?.errors ?? problem?.code }
}
const aHousehold = () =>
  aMember(portal, {
    effective_date: '2024-03-15',
    features: ['payment_schedule', 'notifications'],
    animals: [{ name: 'Mirza', type: 'cat', icad: null }, { name: 'Oslo' }],
  })

describe('[LIFE-01] an animal that has died', () => {
  it('is covered until that day; afterwards it has no price, limits, tips or documents', async () => {
    const member = await aHousehold()
    const before = (await portal.call(getPaymentSchedule, { as: member, query: { year: 2027 } })).body.data
    const { status, animal } = await tell(member, { reason: 'deceased', on: '2026-11-18' })
    expect([status, animal.cover_end, animal.end_reason, animal.limits]).toEqual([200, '2026-11-18', 'deceased', null])
    const [mirza, oslo] = (await portal.call(listAnimals, { as: member })).body.data
    expect([mirza?.cover_end, oslo?.cover_end, oslo?.end_reason]).toEqual(['2026-11-18', null, null])
    expect(oslo?.limits).not.toBeNull()

    const after = (await portal.call(getPaymentSchedule, { as: member, query: { year: 2027 } })).body.data
    expect(after.map(({ amount_cents }) => amount_cents)).toEqual(before.map(({ amount_cents }) => amount_cents / 2))
    const tips = (await portal.call(listOnboarding, { as: member })).body.data
    expect(tips.filter(({ animal_id }) => animal_id === idOf(member))).toEqual([])
    const sheets = (await portal.call(listDocuments, { as: member })).body.data
    expect(sheets.flatMap(({ animal_id }) => animal_id ?? [])).toEqual([idOf(member, 1)])
  })

  it('has its care of before that day paid, and none after it', async () => {
    const member = await aHousehold()
    await tell(member, { reason: 'deceased', on: '2026-11-18' })
    const estimate = async (care_date: string) => {
      const lines = [{ care_kind: 'consultation' as const, billed_cents: 10_000 }]
      const question = { animal_id: idOf(member), care_date, cause: 'illness' as const, first_symptoms_on: null, lines }
      return (await portal.call(estimateRefund, { as: member, body: question })).body
    }
    expect((await estimate('2026-11-18')).refunded_cents).toBeGreaterThan(0)
    const late = await estimate('2026-11-19')
    expect([late.refunded_cents, late.outside_cover]).toEqual([
      0,
      { code: 'after_end', since: null, until: '2026-11-18' },
    ])
    const sheet = { type: 'feuilles' as const }
    const paper = await portal.call(getDocument, { as: member, params: sheet, query: { animal_id: idOf(member) } })
    expect(paper.status).toBe(200)
  })

  it('is shown the costs of the last year that it was insured in', async () => {
    const member = await aMember(portal, { effective_date: '2024-03-15' })
    await tell(member, { reason: 'deceased', on: '2026-02-01' })
    const costs = (await portal.call(getAnimalCosts, { as: member, params: { id: idOf(member) } })).body
    expect([costs.year_start, costs.year_end]).toEqual(['2025-03-15', '2026-03-14'])
  })

  it('is published to the insurer once, and mailed to the member with what follows', async () => {
    const member = await aHousehold()
    await tell(member, { reason: 'deceased', on: '2026-11-18' })
    expect((await tell(member, { reason: 'deceased', on: '2026-11-18' })).status).toBe(200)
    expect(await heardEvents(portal, member.member_id)).toEqual([
      {
        event: 'animal.cover_ended',
        member_id: member.member_id,
        animal_id: idOf(member),
        reason: 'deceased',
        cover_end: '2026-11-18',
      },
    ])
    const mails = await sentMails(portal, member.member_id)
    expect(mails.map(({ letter }) => letter.title)).toEqual(['Fin des garanties de Mirza'])
    expect(mails[0]?.letter.paragraphs).toEqual([
      'Nous avons appris la mort de Mirza et pensons à vous.',
      expect.stringMatching(/^Le 18 novembre 2026 est le dernier jour de ses garanties\..* vous est rendu\.$/),
      expect.stringContaining('Les soins reçus jusqu’à ce jour peuvent encore nous être envoyés.'),
      expect.stringContaining('Écrivez-nous ou appelez-nous'),
    ])
  })
})

describe('[LIFE-01] an ending', () => {
  it('of the last one says that the contract ends with it, and of another says nothing of that', async () => {
    const member = await aHousehold()
    const letterOf = async () => JSON.stringify((await sentMails(portal, member.member_id)).at(-1)?.letter)
    await tell(member, { reason: 'deceased', on: '2026-11-17' })
    expect(await letterOf()).not.toContain('n’assure pas d’autre animal')
    await tell(member, { reason: 'deceased', on: '2026-11-18' }, idOf(member, 1))
    expect(await letterOf()).toContain('Votre contrat n’assure pas d’autre animal : il prend fin avec ses garanties')
  })

  it('names the next contribution and what is given back, where the books follow from the prices, and nothing else', async () => {
    const spaced = (text = '') => text.replaceAll('\u00a0', ' ')
    const texts = async (of: TestMember) => {
      const letter = (await sentMails(portal, of.member_id)).at(-1)?.letter
      const [told] = (await portal.call(listNotifications, { as: of, query: {} })).body.data
      return { letter: spaced(JSON.stringify(letter)), body: spaced(told?.body) }
    }
    const one = async (november: number, december: number) => {
      const member = await aHousehold()
      await aReceipt(portal, member, { month: '2026-11', amount_cents: november, status: 'paid' })
      await aReceipt(portal, member, { month: '2026-12', amount_cents: december, status: 'upcoming' })
      await tell(member, { reason: 'deceased', on: '2026-11-15' })
      return texts(member)
    }
    const member = await aHousehold()
    const schedule = await portal.call(getPaymentSchedule, { as: member, query: { year: 2027 } })
    const month = schedule.body.data[0]?.amount_cents ?? 0
    const [half, quarter] = [month / 2, month / 4].map((cents) => spaced(euros(cents, 'fr')))
    const priced = await one(month, month)
    expect(priced.letter).toContain(`nous vous rendons ${quarter}, payés pour les jours d’après`)
    expect(priced.letter).toContain(`Votre prochaine cotisation, le 5 décembre 2026, est de ${half}.`)
    expect(priced.body).toBe(
      `Dernier jour : 15 novembre 2026. Prochaine cotisation : ${half} le 5 décembre 2026. Les soins d’avant peuvent encore nous être envoyés.`,
    )
    const own = await one(month + 100, month + 100)
    expect(own.letter).toContain('ce qui aurait été payé au-delà vous est rendu')
    expect(own.letter).not.toContain('prochaine cotisation')
  })

  it('by a sale or a gift is the day of the new owner; a lost animal is waited for thirty days', async () => {
    const member = await aHousehold()
    expect((await tell(member, { reason: 'lost', on: '2026-10-22' })).told).toEqual({ on: ['lost_too_recent'] })
    const lost = await tell(member, { reason: 'lost', on: '2026-10-21' })
    expect([lost.status, lost.animal.cover_end, lost.animal.end_reason]).toEqual([200, '2026-11-20', 'lost'])
    const sold = await tell(member, { reason: 'sold', on: '2026-11-02' }, idOf(member, 1))
    expect([sold.status, sold.animal.cover_end]).toEqual([200, '2026-11-02'])
  })

  it.each([
    ['in the future', { reason: 'deceased', on: '2026-11-21' }, { on: ['date_future'] }],
    ['before its cover', { reason: 'deceased', on: '2024-03-14' }, { on: ['date_before_cover'] }],
  ] as const)('%s is refused at its day', async (_case, ending, told) => {
    expect((await tell(await aHousehold(), ending)).told).toEqual(told)
  })

  it('is of today where the member is, and of no later day, whatever a device says', async () => {
    const before = portal.clock.now()
    portal.clock.set(new Date('2026-11-20T21:00:00Z'))
    const member = await aHousehold()
    const end = async (on: string, headers: Record<string, string>) => {
      const body = { reason: 'deceased', on } as const
      const { status, problem } = await portal.call(endAnimalCover, {
        as: member,
        params: { id: idOf(member) },
        body,
        headers,
      })
      return problem?.errors ?? status
    }
    const future = { on: ['date_future'] }
    expect(await end('2026-11-21', {})).toEqual(future)
    expect(await end('2026-11-21', { [clockHeader]: '60' })).toEqual(future)
    expect(await end('2026-11-22', { [clockHeader]: '240' })).toEqual(future)
    expect(await end('2026-11-21', { [clockHeader]: '240' })).toBe(200)
    portal.clock.set(before)
  })

  it('told otherwise than before is a conflict, as that of an animal without a cover', async () => {
    const member = await aMember(portal, { animals: [{}, { formula: 'default', cover_start: null }] })
    await tell(member, { reason: 'deceased', on: '2026-11-18' })
    expect((await tell(member, { reason: 'sold', on: '2026-11-18' })).told).toBe('conflict')
    expect((await tell(member, { reason: 'deceased', on: '2026-11-18' }, idOf(member, 1))).told).toBe('conflict')
  })

  it('[SEC-20] of another’s animal is not found, and needs the permission', async () => {
    const [member, other] = [await aHousehold(), await aHousehold()]
    expect((await tell(member, { reason: 'deceased', on: '2026-11-18' }, idOf(other))).told).toBe('not_found')
    expect((await portal.call(getAnimal, { as: other, params: { id: idOf(other) } })).body.cover_end).toBeNull()
    const reader = await aMember(portal, { permissions: ['animals:read'] })
    expect((await tell(reader, { reason: 'deceased', on: '2026-11-18' })).told).toBe('forbidden')
  })

  it('of the contract is that of its animals', async () => {
    const member = await aMember(portal, { effective_date: '2024-03-15' })
    await changeContractRow(portal, member.member_id, { end_date: '2026-10-21' })
    const { body } = await portal.call(getAnimal, { as: member, params: { id: idOf(member) } })
    expect([body.cover_end, body.end_reason, body.limits]).toEqual(['2026-10-21', 'contract_ended', null])
  })
})
