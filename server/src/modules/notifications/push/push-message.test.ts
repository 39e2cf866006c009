import { features, permissions } from '@coussinet/contract/domain/permissions.ts'
import { describe, expect, it } from 'vitest'
import { isKind, notificationKinds } from '../notification-kinds.ts'
import type { NotificationParams } from '../rendering/params.ts'
import { buildPushMessage, largestPayload, writePayload } from './push-message.ts'
import { isPushed } from './queue-push.ts'

const kinds = Object.keys(notificationKinds).filter(isKind)
const request_id = '0f7d7b0e-3a52-4f0c-8a4f-2f1a3a1c9d10'
/** Everything that a notification may know of a member. */
const secrets: NotificationParams = {
  request_id,
  reference: 'ZR-2026-7K3QX9M2',
  names: ['Oslo', 'Mirza'],
  vet_name: 'Clinique des Tilleuls',
  author: 'Camille',
  godchild: 'Farid',
  amount_cents: 13_140,
  billed_cents: 17_650,
  kept_cents: 4510,
  account: '•••• 4821',
  card: 'Visa •••• 4417',
  umr: 'ZEN-4821',
  date: '2026-11-26',
  care_date: '2026-10-24',
  cause: 'illness',
  care_kinds: ['consultation'],
  title: 'indexation',
  page: 'profile/contract',
  said: { fr: { title: 'Oslo', body: '131,40 €' } },
}
const facts = {
  notification_id: request_id,
  params: secrets,
  told_on: '2026-11-20',
  unread: 3,
  details: false,
  grants: { permissions, features },
  public_url: 'https://members.example',
} as const

describe('the text on a locked screen', () => {
  it.each((['fr', 'it', 'nl'] as const).flatMap((language) => kinds.map((kind) => ({ language, kind }))))(
    '[PUSH-01] of $kind in $language names no animal, amount, clinic, person, day or reference',
    ({ language, kind }) => {
      const { notification } = buildPushMessage({ ...facts, kind, language })
      const { title, body } = notification
      expect(`${title} ${body}`).not.toMatch(/\d|€|Oslo|Mirza|Tilleuls|Camille|Farid|ZR-|ZEN-|Visa|consult|indexation/i)
      // The same words whatever happened: nothing of it can show.
      expect({ title, body }).toEqual(
        (({ title: plain, body: text }) => ({ title: plain, body: text }))(
          buildPushMessage({ ...facts, kind, language, params: {} }).notification,
        ),
      )
      expect(notification.navigate).toMatch(/^https:\/\/members\.example\/[\w/#-]*$/)
    },
  )

  it('[PUSH-01] of a kind that a later version wrote is generic too', () => {
    const { notification } = buildPushMessage({ ...facts, kind: 'something_new', language: 'fr' })
    expect(notification).toMatchObject({
      title: 'Du nouveau dans votre espace',
      navigate: 'https://members.example/notifications',
    })
  })

  it('[PUSH-01] has the details where the member chose them', () => {
    const { notification } = buildPushMessage({ ...facts, kind: 'refund_accepted', language: 'fr', details: true })
    expect(`${notification.title} ${notification.body}`).toMatch(/Oslo.*131,40\u00a0€/)
  })
})

it('[PUSH-01] leads to no page that the member may not open', () => {
  const grants = { permissions: [], features: ['notifications'] } as const
  const { notification } = buildPushMessage({ ...facts, kind: 'refund_paid', language: 'fr', grants })
  expect(notification.navigate).toBe('https://members.example/notifications')
})

it('[PUSH-01] is refused where a push service would drop it, in bytes and not in characters', () => {
  const message = buildPushMessage({ ...facts, kind: 'refund_paid', language: 'fr' })
  const room = largestPayload - Buffer.byteLength(JSON.stringify(message))
  const withBody = (more: string) => ({
    ...message,
    notification: { ...message.notification, body: message.notification.body + more },
  })
  expect(Buffer.byteLength(writePayload(withBody('x'.repeat(room))))).toBe(largestPayload)
  expect(() => writePayload(withBody('x'.repeat(room + 1)))).toThrow('3994 bytes')
  expect(() => writePayload(withBody('€'.repeat(Math.ceil(room / 2))))).toThrow('3993 at most')
})

it('[PUSH-01] is sent of what waits for the member, and not of what they have just done', () => {
  expect(kinds.filter((kind) => !isPushed(kind))).toEqual([
    'refund_processing',
    'contribution_paid',
    'due_day_changed',
    'mandate_signed',
    'mandate_signed_undated',
    'card_registered',
    'refund_account_chosen',
    'withdrawal_requested',
    'termination_requested',
  ])
})
