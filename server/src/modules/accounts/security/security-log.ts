import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { getSecurityLog, SecurityEvent } from '@coussinet/contract/security.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import { toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { findAudit, type AuditPlace } from '#platform/records/audit.ts'
import { findSessionOrigins } from './security.store.ts'
import { whichBrowser } from './which-browser.ts'

const events = new Map<string, SecurityEvent>([
  ['session.opened', 'signed_in'],
  ['session.closed', 'signed_out'],
  ['session.ended', 'session_ended'],
  ['session.refresh_reused', 'session_stolen'],
  ['password.changed', 'password_changed'],
  ['password.reset', 'password_changed'],
  ['account.activated', 'password_changed'],
  ['email.requested', 'email_requested'],
  ['email.changed', 'email_changed'],
  ['phones.changed', 'phones_changed'],
  ['address.changed', 'address_changed'],
  ['passkey.added', 'passkey_added'],
  ['passkey.removed', 'passkey_removed'],
  ['identity.linked', 'identity_linked'],
  ['identity.unlinked', 'identity_unlinked'],
  ['calendar.made', 'calendar_made'],
  ['calendar.revoked', 'calendar_revoked'],
  ['invoice_address.made', 'invoice_address_made'],
  ['invoice_address.revoked', 'invoice_address_revoked'],
  ['vet_link.made', 'vet_link_made'],
  ['vet_link.revoked', 'vet_link_revoked'],
  ['vet_link.sent', 'vet_link_sent'],
  ['push.subscribed', 'push_subscribed'],
  ['push.ended', 'push_ended'],
  ['account.frozen', 'account_frozen'],
  ['mandate.signed', 'mandate_signed'],
  ['refund_account.changed', 'refund_account_changed'],
  ['refund_account.renamed', 'refund_account_changed'],
  ['refund_account.released', 'refund_account_released'],
  ['card.registered', 'card_registered'],
  ['due_day.changed', 'due_day_changed'],
  ['data.exported', 'data_exported'],
])

const nowhere = { user_agent: null, network: null }

/** A page of the account's security events, newest first; throws `malformed_request` for an invalid cursor. */
export async function findSecurityLog(
  db: Db,
  member_id: string,
  { limit, cursor }: QueryOf<typeof getSecurityLog>,
): Promise<AnswerOf<typeof getSecurityLog>> {
  const after = cursor === undefined ? {} : { after: fromCursor(cursor) }
  const rows = await findAudit(db, member_id, { actions: [...events.keys()], limit: limit + 1, ...after })
  const { page, next_cursor } = toPage(rows, limit, (last) => toCursor(last))
  const subjects = page.flatMap(({ subject_id }) => (subject_id !== null && isId(subject_id) ? [subject_id] : []))
  const sessions = await findSessionOrigins(db, member_id, subjects)
  const data = await Promise.all(
    page.flatMap(({ audit_id, action, at, detail, subject_id }) => {
      const event = events.get(action)
      if (!event) return []
      // Most lines have no session.
      const { user_agent, network } = sessions.find(({ session_id }) => session_id === subject_id) ?? nowhere
      return [entryOf({ id: audit_id, event, at: at.toISOString(), detail, network }, user_agent)]
    }),
  )
  return { data, next_cursor }
}

type SecurityLogEntry = AnswerOf<typeof getSecurityLog>['data'][number]

async function entryOf(
  entry: Omit<SecurityLogEntry, 'browser' | 'system'>,
  user_agent: string | null,
): Promise<SecurityLogEntry> {
  const { browser, system } = await whichBrowser(user_agent)
  return { ...entry, browser, system }
}

function toCursor({ position, at, audit_id }: AuditPlace): string {
  return Buffer.from(`${position} ${at.getTime()} ${audit_id}`).toString('base64url')
}

function fromCursor(cursor: string): AuditPlace {
  const [, position, time, audit_id = ''] =
    /^(\d{1,15}) (\d{1,13}) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!isId(audit_id)) throw problem('malformed_request')
  return { position: Number(position), at: new Date(Number(time)), audit_id }
}
