import { randomUUID } from 'node:crypto'
import { eventNames } from '@coussinet/contract/integration/events.ts'
import type { SampleAttempt, SampleEvent, SampleSender } from './send-samples.ts'

/** Result of a rule: `unseen` cannot be judged by what comes back, and `how` says how to check it. */
export type RuleFinding =
  | { state: 'passed'; seen: string; how: null }
  | { state: 'failed'; seen: string; how: null }
  | { state: 'unseen'; seen: string; how: string }

export type RuleContext = SampleSender & {
  other_secret: string
  /** ms within which the receiver must answer */
  limit: number
  /** attempts with a right signature so far */
  right: SampleAttempt[]
  /** ids by which the effects are found in the receiver’s own system */
  notes: { doubled: string[]; disordered?: string | undefined }
}

const passed = (seen: string): RuleFinding => ({ state: 'passed', seen, how: null })
const failed = (seen: string): RuleFinding => ({ state: 'failed', seen, how: null })
const unseen = (seen: string, how: string): RuleFinding => ({ state: 'unseen', seen, how })

export const isAccepted = ({ status }: SampleAttempt): boolean => status !== null && status >= 200 && status < 300
const isRefused = ({ status }: SampleAttempt) => status !== null && status >= 400 && status < 500

function describe({ sent, status, error, ms }: SampleAttempt): string {
  const redirect = status !== null && status >= 300 && status < 400 ? ', a redirect, which is not followed' : ''
  return `${sent}: ${status === null ? `no answer (${error}) after ${ms} ms` : `HTTP ${status}${redirect}`}`
}

/** Passes if `isRight` of every attempt; else names the first three that are wrong. */
function judge(
  attempts: readonly SampleAttempt[],
  isRight: (attempt: SampleAttempt) => boolean,
  wanted: string,
): RuleFinding {
  const wrong = attempts.filter((attempt) => !isRight(attempt))
  const more = wrong.length > 3 ? `; and ${wrong.length - 3} more` : ''
  return wrong.length === 0
    ? passed(`${attempts.length} requests, each answered with ${wanted}`)
    : failed(`${wrong.slice(0, 3).map(describe).join('; ')}${more}; wanted ${wanted}`)
}

const accepted = (attempts: readonly SampleAttempt[]) => judge(attempts, isAccepted, '2xx')
const refused = (attempts: readonly SampleAttempt[]) => judge(attempts, isRefused, '4xx')

async function sendRight(
  { send, sign, right }: RuleContext,
  sent: string,
  event: SampleEvent,
  headers = sign(event),
): Promise<SampleAttempt> {
  const attempt = await send({ sent, body: event.body, headers })
  right.push(attempt)
  return attempt
}

const atOnce = 4

async function acceptEach(context: RuleContext): Promise<RuleFinding> {
  const attempts = [await sendRight(context, 'a ping', context.create('ping'))]
  for (let from = 0; from < eventNames.length; from += atOnce)
    attempts.push(
      ...(await Promise.all(
        eventNames.slice(from, from + atOnce).map((name) => sendRight(context, name, context.create(name))),
      )),
    )
  return accepted(attempts)
}

async function refuseSignatures({ create, sign, send, other_secret }: RuleContext): Promise<RuleFinding> {
  const event = create('refund_request.submitted')
  const right = sign(event)
  const json = { 'content-type': 'application/json' }
  const wrong: [string, Record<string, string>][] = [
    ['without the three webhook headers', json],
    ['without webhook-signature', { ...json, ...pick(right, 'webhook-id'), ...pick(right, 'webhook-timestamp') }],
    ['with an empty signature', { ...right, 'webhook-signature': 'v1,' }],
    ['with the signature of another secret', sign(event, { secret: other_secret })],
    ['with the signature of another body', sign({ ...event, body: `${event.body} ` })],
    ['with the signature of another webhook-id', { ...right, 'webhook-id': randomUUID() }],
    ['with the signature of another time', { ...sign(event, { age: 5 }), ...pick(right, 'webhook-timestamp') }],
  ]
  const attempts = []
  for (const [how, headers] of wrong) attempts.push(await send({ sent: `an event ${how}`, body: event.body, headers }))
  return refused(attempts)
}

const pick = (headers: Record<string, string>, name: string) => ({ [name]: headers[name] ?? '' })

async function refuseStale({ create, sign, send }: RuleContext): Promise<RuleFinding> {
  const event = create('refund_request.submitted')
  const sent = 'an event signed 15 minutes ago'
  return refused([await send({ sent, body: event.body, headers: sign(event, { age: 15 * 60 }) })])
}

/** Signed bodies that are the same JSON in other bytes: a receiver that writes the JSON anew finds another signature. */
async function verifyRawBytes(context: RuleContext): Promise<RuleFinding> {
  const event = context.create('animal.changed')
  const ordered = context.create('animal.changed')
  const json = (body: string): Record<string, unknown> => JSON.parse(body)
  const spaced = { ...event, body: `${JSON.stringify(json(event.body), null, 2)}\n` }
  const reversed = Object.fromEntries(Object.entries(json(ordered.body)).toReversed())
  const escaped = JSON.stringify(reversed).replace('"nevg":"9', '"nevg":"\\u0039')
  return accepted([
    await sendRight(context, 'an event with spaces and line breaks in its JSON', spaced),
    await sendRight(context, 'an event with its fields in another order and \\u escapes', {
      ...ordered,
      body: escaped,
    }),
  ])
}

async function acceptTwoSignatures(context: RuleContext): Promise<RuleFinding> {
  const { create, sign, other_secret } = context
  const [first, second] = [create('due_day.changed'), create('due_day.changed')]
  const right = sign(second)['webhook-signature'] ?? ''
  const other = sign(second, { secret: other_secret })['webhook-signature'] ?? ''
  const swapped = { ...sign(second), 'webhook-signature': `${other} ${right}` }
  return accepted([
    await sendRight(context, 'two signatures, the first by your secret', first, sign(first, { former: other_secret })),
    await sendRight(context, 'two signatures, the second by your secret', second, swapped),
  ])
}

async function acceptTwice(context: RuleContext): Promise<RuleFinding> {
  const [event, other] = [context.create('refund_request.submitted'), context.create('quote.submitted')]
  context.notes.doubled = [event.event_id, other.event_id]
  return accepted([
    await sendRight(context, 'an event', event),
    await sendRight(context, 'the same event again', event),
    ...(await Promise.all([
      sendRight(context, 'an event, twice at once', other),
      sendRight(context, 'an event, twice at once', other),
    ])),
  ])
}

// The last one sent is the oldest, and two positions are missing.
const disorder = [
  { position: 3, due_day: 10 },
  { position: 5, due_day: 15 },
  { position: 1, due_day: 5 },
]

async function acceptDisorder(context: RuleContext): Promise<RuleFinding> {
  const { create, notes } = context
  const attempts = []
  for (const { position, due_day } of disorder) {
    const data = { due_day, from_month: '2026-12' }
    const { nevg = '', ...event } = create('due_day.changed', { position, data, nevg: notes.disordered })
    notes.disordered = nevg
    attempts.push(await sendRight(context, `position ${position} of a member, in the order 3, 5, 1`, event))
  }
  return accepted(attempts)
}

async function acceptLaterVersions(context: RuleContext): Promise<RuleFinding> {
  const { create } = context
  const extra = { sample_field: { nested: [1] } }
  return accepted([
    await sendRight(context, 'an unknown event', create('due_day.changed', { event: 'sample.unknown', data: extra })),
    await sendRight(context, 'an unknown field beside data', create('due_day.changed', { extra })),
    await sendRight(
      context,
      'an unknown field in data',
      create('due_day.changed', { data: { due_day: 5, from_month: '2026-12', ...extra } }),
    ),
  ])
}

async function survivesInterruption(context: RuleContext): Promise<RuleFinding> {
  const event = context.create('refund_request.submitted')
  await context.interrupt({ sent: 'half of an event', body: event.body, headers: context.sign(event) })
  return accepted([
    await sendRight(context, 'an event whose first attempt broke off in the middle', event),
    await sendRight(context, 'the next event', context.create('refund_request.submitted')),
  ])
}

const crowd = 32

async function acceptCrowd(context: RuleContext): Promise<RuleFinding> {
  const sending = Array.from({ length: crowd }, () =>
    sendRight(context, `one of ${crowd} events at once`, context.create('refund_request.message_sent')),
  )
  return accepted(await Promise.all(sending))
}

const large = 1_000_000

async function refuseStrangeBodies({ sign, send }: RuleContext): Promise<RuleFinding> {
  const json = { 'content-type': 'application/json' }
  const broken = { event_id: 'sample', body: '{"event": ' }
  const unsigned = [
    await send({ sent: 'an empty body, unsigned', body: '', headers: json }),
    await send({ sent: 'a body that is no JSON, unsigned', body: broken.body, headers: json }),
    await send({ sent: 'a body of 1 MB, unsigned', body: JSON.stringify('x'.repeat(large)), headers: json }),
  ]
  const signed = await send({
    sent: 'a body that is no JSON, rightly signed',
    body: broken.body,
    headers: sign(broken),
  })
  // A receiver may close the connection of a body that is too large, and store signed bytes before it reads them.
  const isClosed = ({ error }: SampleAttempt) => error === 'ECONNRESET' || error === 'EPIPE'
  return judge(
    [...unsigned, signed],
    (one) => isRefused(one) || (one === signed && isAccepted(one)) || (one.sent.includes('1 MB') && isClosed(one)),
    '4xx',
  )
}

function answersInTime({ right, limit }: RuleContext): RuleFinding {
  const slowest = right.toSorted((one, other) => other.ms - one.ms)[0]
  const within = `${limit / 1000} s`
  return slowest === undefined || slowest.ms <= limit
    ? passed(`the slowest of ${right.length} answers came after ${slowest?.ms ?? 0} ms`)
    : failed(`${describe(slowest)} after ${slowest.ms} ms; wanted within ${within}`)
}

const hidden = 'cannot be seen from outside'

const showOneEffect = ({ notes }: RuleContext) =>
  unseen(hidden, `In your system, each of the webhook-ids ${notes.doubled.join(' and ')} must have had one effect.`)

const showLatest = ({ notes }: RuleContext) =>
  unseen(hidden, `In your system, the due day of member ${notes.disordered} must be 15, by position 5.`)

const showStored = () =>
  unseen(
    hidden,
    'Kill your receiver (kill -9) right after it answered 2xx: once it is started again, it must have the event.',
  )

const showOutage = () =>
  unseen(
    hidden,
    'Stop your receiver for a minute while members act, start it again, and see by `coussinet webhooks deliveries` that nothing waits.',
  )

/** Rules of docs/integration.md for receivers, in the order in which they are checked. */
export const rules = [
  { rule: 'accept', check: acceptEach },
  { rule: 'signature', check: refuseSignatures },
  { rule: 'stale', check: refuseStale },
  { rule: 'raw-body', check: verifyRawBytes },
  { rule: 'rotation', check: acceptTwoSignatures },
  { rule: 'twice', check: acceptTwice },
  { rule: 'once', check: showOneEffect },
  { rule: 'disorder', check: acceptDisorder },
  { rule: 'latest', check: showLatest },
  { rule: 'later-versions', check: acceptLaterVersions },
  { rule: 'interrupted', check: survivesInterruption },
  { rule: 'parallel', check: acceptCrowd },
  { rule: 'not-an-event', check: refuseStrangeBodies },
  { rule: 'in-time', check: answersInTime },
  { rule: 'stored', check: showStored },
  { rule: 'outage', check: showOutage },
] as const satisfies readonly { rule: string; check: (context: RuleContext) => RuleFinding | Promise<RuleFinding> }[]

export type RuleId = (typeof rules)[number]['rule']

/** RuleFinding of a rule that was not tried, because its answers would say nothing. */
export const notTried = unseen('not tried, as the receiver accepts no event', 'Make it accept an event first.')
