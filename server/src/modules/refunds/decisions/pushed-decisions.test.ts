import { savePushSubscription } from '@coussinet/contract/push.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { atDepth } from '#testing/depth.ts'
import { jobsDone } from '#testing/outgoing/sent-mails.ts'
import { type PushService, startPushService, type Subscription } from '#testing/servers/push-service.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { aFiledRequest, line, move } from '../tests/a-request.ts'

const members = atDepth(4, 50)
const requestsEach = 20
// One in seven answers is not what it should be.
const answers = [201, 201, 503, 201, 429, 201, 201]

let portal: TestPortal
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  portal = await ownPortal({ env: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await portal.close()
  await service.close()
})

type Decided = { request_id: string; at: number }

async function decideAll(as: TestMember): Promise<Decided[]> {
  const animal_id = as.animals[0]?.id ?? ''
  const decided: Decided[] = []
  for (let count = 0; count < requestsEach; count += 1) {
    const { id } = await aFiledRequest(portal, as, { invoice_number: `F-${count}` })
    await move(portal, as, id, { to: 'processing' })
    await move(
      portal,
      as,
      id,
      count % 2 === 0
        ? { to: 'accepted', lines: [line(animal_id, 'consultation', 6000 + count)] }
        : { to: 'rejected', rejection: { code: 'not_an_invoice' } },
    )
    decided.push({ request_id: id, at: performance.now() })
  }
  return decided
}

it(
  `[PUSH-01] ${members * requestsEach} decisions are ${members * requestsEach} pushes: each once, to its device alone, and saying nothing else`,
  { timeout: 600_000 },
  async () => {
    let calls = 0
    const firstAt = new Map<string, number>()
    service.answer(({ text }) => {
      const status = answers[calls++ % answers.length] ?? 201
      const key = String(JSON.parse(text).notification.tag)
      firstAt.set(key, firstAt.get(key) ?? performance.now())
      return status
    })
    async function runMember(): Promise<{ device: Subscription; decided: Decided[] }> {
      const as = await aMember(portal, { features: ['notifications'] })
      const device = service.subscribe()
      await portal.call(savePushSubscription, { as, body: device })
      return { device, decided: await decideAll(as) }
    }
    const all = []
    for (let begun = 0; begun < members; begun += 4)
      all.push(...(await Promise.all(Array.from({ length: Math.min(4, members - begun) }, runMember))))
    await jobsDone(portal.db, 'push.send', { hastens: true, longest: 120_000 })

    const taken = new Map<string, string[]>()
    for (const { endpoint, text } of service.received) {
      const { tag, navigate } = JSON.parse(text).notification
      const key = `${endpoint} ${tag}`
      taken.set(key, [...(taken.get(key) ?? []), navigate])
    }
    for (const { device, decided } of all) {
      const own = service.received.filter(({ endpoint }) => endpoint === device.endpoint)
      for (const { bytes, text } of own) {
        expect(bytes).toBe(Buffer.byteLength(text))
        expect(bytes).toBeLessThanOrEqual(3993)
        expect(text).not.toMatch(/Oslo|€|F-\d/)
      }
      for (const { request_id } of decided) {
        const about = own.filter(({ text }) => text.includes(request_id))
        // Filed and decided, each with a tag of its own; a push that was refused came again with the same one.
        expect(new Set(about.map(({ text }) => JSON.parse(text).notification.tag)).size).toBe(2)
      }
    }
    const byTag = new Map(service.received.map(({ text }) => [String(JSON.parse(text).notification.tag), text]))
    const waits = all
      .flatMap(({ decided }) => decided)
      .flatMap(({ request_id, at }) =>
        [...firstAt].flatMap(([tag, first]) => (byTag.get(tag)?.includes(request_id) ? first - at : [])),
      )
      .toSorted((one, other) => one - other)
    // Beside all the filing and deciding on one embedded database.
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(2000)
    // Nobody was shown another member's.
    expect([...taken.values()].every((pages) => new Set(pages).size === 1)).toBe(true)
    const decisions = all.flatMap(({ decided }) => decided)
    expect(decisions).toHaveLength(members * requestsEach)
    expect(taken.size).toBe(2 * members * requestsEach)
    const rows = await portal.db.selectFrom('push_subscriptions').select(['sent_ids']).execute()
    expect(rows.every(({ sent_ids }) => new Set(sent_ids).size === sent_ids.length)).toBe(true)
  },
)
