import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { Counter, type Registry } from 'prom-client'
import type { Log } from '../core/app.ts'

const signIn: Record<string, string> = { signed_in: 'succeeded', sign_in_failed: 'failed', sign_in_limited: 'limited' }

const code: Record<string, string> = {
  code_sent: 'sent',
  signed: 'confirmed',
  code_refused: 'refused',
  code_limited: 'limited',
}

// Audit actions of moved requests; payments have their own.
const moved: Record<Exclude<RefundStatus, 'draft'>, string> = {
  pending: 'filed',
  processing: 'processing',
  'action-required': 'action_required',
  'action-done': 'completed',
  accepted: 'accepted',
  rejected: 'rejected',
}
const movedTo = Object.values(moved)

/** Counts events from log lines, so that log and metrics cannot differ. */
export function openCounts(registry: Registry) {
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `coussinet_${name}_total`, help, labelNames, registers: [registry] })
  const events = counter(
    'security_events',
    'Lines of the log with an event: sign-ins, codes, limits, closed sessions …',
    'event',
  )
  const actions = counter('actions', 'What took effect, by the name of its audit line', 'action', 'actor')
  const sign_ins = counter('sign_ins', 'Tries to sign in', 'way', 'outcome')
  const codes = counter('codes', 'One-time codes: sent, confirmed, refused, or asked for too often', 'outcome')
  const messages = counter('messages', 'Mails and SMS that left, or never will', 'channel', 'outcome')
  const inbound_mails = counter(
    'inbound_mails',
    'Mails that relays handed in: taken, known already, of a program, refused, deferred, broken off',
    'outcome',
  )
  const webhooks = counter(
    'webhooks',
    'Events for the insurer’s webhooks: delivered, delayed by a first failure, failed for good',
    'outcome',
  )
  const pushes = counter(
    'pushes',
    'Notifications for members’ devices: sent, ended as the device takes none any more, dropped',
    'outcome',
  )
  const moves = counter('refund_request_moves', 'Moves of refund requests', 'to')
  const file_failures = counter('file_store_failures', 'Failures of the volume that holds the files', 'operation')
  const swept = counter('retention_rows', 'Rows that the daily sweep took because their time was over', 'rule')
  const failures = counter('errors', 'Lines of the log at level error')

  // A rate needs an initial zero.
  for (const outcome of Object.values(signIn)) sign_ins.inc({ way: 'password', outcome }, 0)
  for (const outcome of Object.values(code)) codes.inc({ outcome }, 0)
  for (const channel of ['email', 'sms'])
    for (const outcome of ['sent', 'dropped']) messages.inc({ channel, outcome }, 0)
  for (const outcome of ['taken', 'known', 'automatic', 'refused', 'deferred', 'broken_off'])
    inbound_mails.inc({ outcome }, 0)
  for (const outcome of ['delivered', 'delayed', 'failed']) webhooks.inc({ outcome }, 0)
  for (const outcome of ['sent', 'ended', 'dropped']) pushes.inc({ outcome }, 0)
  for (const to of [...movedTo, 'paid']) moves.inc({ to }, 0)
  for (const operation of ['put', 'open', 'remove', 'sweep']) file_failures.inc({ operation }, 0)

  function count(line: object): void {
    const [event, action] = [wordOf(line, 'event'), wordOf(line, 'action')]
    if (event !== null) {
      events.inc({ event })
      if (signIn[event]) sign_ins.inc({ way: wordOf(line, 'way') ?? 'password', outcome: signIn[event] })
      if (code[event]) codes.inc({ outcome: code[event] })
      if (event === 'retention') swept.inc({ rule: wordOf(line, 'rule') ?? 'unknown' }, countOf(line, 'rows'))
      if (event === 'message_sent' || event === 'message_dropped')
        messages.inc({ channel: wordOf(line, 'channel') ?? 'email', outcome: event.slice('message_'.length) })
      if (event === 'inbound_mail') inbound_mails.inc({ outcome: wordOf(line, 'outcome') ?? 'refused' })
      const [, pushed] = /^push_(sent|ended|dropped)$/.exec(event) ?? []
      if (pushed !== undefined) pushes.inc({ outcome: pushed })
      const [, outcome] = /^webhook_(delivered|delayed|failed)$/.exec(event) ?? []
      if (outcome !== undefined) webhooks.inc({ outcome })
    }
    if (action !== null) {
      actions.inc({ action, actor: wordOf(line, 'actor') ?? 'member' })
      const [, to = ''] = /^refund_request\.(\w+)$/.exec(action) ?? []
      if (movedTo.includes(to)) moves.inc({ to })
      if (action === 'refund.paid') moves.inc({ to: 'paid' })
    }
  }

  return {
    countFileFailure: (operation: string) => file_failures.inc({ operation }),
    counting(log: Log): Log {
      const counted: Log = Object.create(log)
      for (const level of ['info', 'warn', 'error'] as const)
        counted[level] = new Proxy(log[level], {
          apply(write, self, line: unknown[]) {
            const [first] = line
            if (typeof first === 'object' && first !== null) count(first)
            if (level === 'error') failures.inc()
            return Reflect.apply(write, self, line)
          },
        })
      return counted
    },
  }
}

function countOf(line: object, name: string): number {
  const value: unknown = Reflect.get(line, name)
  return typeof value === 'number' && value >= 0 ? value : 0
}

function wordOf(line: object, name: string): string | null {
  const value: unknown = Reflect.get(line, name)
  return typeof value === 'string' && /^[a-z_.-]{1,60}$/.test(value) ? value : null
}
