import type { EventName } from '@coussinet/contract/integration/events.ts'
import { putWebhook } from '@coussinet/contract/integration/webhooks.ts'
import { expect } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { askMachine } from '#testing/a-machine.ts'
import type { ReceivedDelivery, Receiver } from '#testing/servers/receiver.ts'
import type { SignedIn, TestPortal } from '#testing/start-portal.ts'
import { publishInsurerEvent } from '../insurer-events.ts'

type WebhookSpec = { id?: string; events?: EventName[]; url?: string }

export async function aWebhook(
  portal: TestPortal,
  as: SignedIn,
  { url }: Pick<Receiver, 'url'>,
  { id = newId(), events }: WebhookSpec = {},
): Promise<{ id: string; secret: string }> {
  const { status, body } = await askMachine(portal, putWebhook, {
    as,
    params: { id },
    body: { url, ...(events ? { events } : {}) },
  })
  expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_[\w+/]{43}=$/)])
  return { id, secret: body.secret ?? '' }
}

export function tellNumber(
  { db, platform }: TestPortal,
  { member_id }: { member_id: string },
  number: number,
): Promise<void> {
  return inTransaction(db, (tx) =>
    publishInsurerEvent(tx, platform, { event: 'due_day.changed', member_id, due_day: number, from_month: '2026-12' }),
  )
}

export const listToldNumbers = (heard: readonly ReceivedDelivery[], { nevg }: { nevg: string }) =>
  heard.filter((one) => one.nevg === nevg).map(({ data }) => data['due_day'])

export const patience = { timeout: 10_000, interval: 25 }
