import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { deriveKeys } from '#platform/crypto/keys.ts'
import { openSealed } from '#platform/crypto/seal.ts'
import type { Db } from '#platform/db/db.ts'
import type { SealedMessage } from '#platform/outbox/outbox.ts'
import type { TestPortal } from '../start-portal.ts'

type SentMail = Extract<SealedMessage, { channel: 'email' }>
type SentSms = Extract<SealedMessage, { channel: 'sms' }>

/** Keeps a copy of all that is written to be sent, in a schema of the tests: delivering drops the content. */
export async function keepSent(db: Db): Promise<void> {
  await sql`create schema testing`.execute(db)
  await sql`create table testing.sent (position integer generated always as identity, member_id uuid, sealed bytea, expires_at timestamptz)`.execute(
    db,
  )
  await sql`create function testing.keep_sent() returns trigger language plpgsql as $$
    begin
      insert into testing.sent (member_id, sealed, expires_at) values (new.member_id, new.sealed, new.expires_at);
      return null;
    end $$`.execute(db)
  await sql`create trigger keep_sent after insert on outgoing_messages for each row execute function testing.keep_sent()`.execute(
    db,
  )
}

/** Drops what the tests keep beside the portal, so that the database holds what migrations made, and nothing else. */
export async function dropTestSchema(db: Db): Promise<void> {
  await sql`drop schema testing cascade`.execute(db)
}

/** The e-mails written to a member so far, oldest first, once the recovery jobs in hand are done. */
export async function sentMails(portal: TestPortal, member_id: string): Promise<SentMail[]> {
  return (await sentTo(portal, member_id)).filter((message) => message.channel === 'email')
}

/** The SMS written to a member so far, oldest first. */
export async function sentSms(portal: TestPortal, member_id: string): Promise<SentSms[]> {
  return (await sentTo(portal, member_id)).filter((message) => message.channel === 'sms')
}

/** The token of the button of the last e-mail to a member; an empty text when there is none. */
export async function lastToken(portal: TestPortal, member_id: string): Promise<string> {
  return extractToken((await sentMails(portal, member_id)).at(-1)?.letter.action?.href)
}

/** The token of a mailed link; an empty text when there is none. */
export const extractToken = (href: string | undefined): string => /[#?&]token=([\w-]+)/.exec(href ?? '')?.[1] ?? ''

async function sentTo({ db, platform }: TestPortal, member_id: string): Promise<SealedMessage[]> {
  await jobsDone(db, 'session.recovery')
  const keys = deriveKeys(platform.config, 'outbox')
  const { rows } = await sql<{
    sealed: Uint8Array
  }>`select sealed from testing.sent where member_id = ${member_id} order by position`.execute(db)
  return rows.map(({ sealed }): SealedMessage => JSON.parse(openSealed(keys, sealed)))
}

type JobsWait = {
  /** tries at once what waits for another try */
  hastens?: boolean
  /** longest wait in ms */
  longest?: number
}

/** Waits until a queue has nothing left to do. */
export async function jobsDone(
  db: Db,
  queue: string,
  { hastens = false, longest = 20_000 }: JobsWait = {},
): Promise<void> {
  const deadline = performance.now() + longest
  while (performance.now() < deadline) {
    if (hastens)
      await sql`update pgboss.job set start_after = now() where name = ${queue} and state = 'retry' and start_after > now()`.execute(
        db,
      )
    const { rows } =
      await sql`select id from pgboss.job where name = ${queue} and state in ('created', 'retry', 'active') limit 1`.execute(
        db,
      )
    if (rows.length === 0) return
    await setTimeout(hastens ? 100 : 15)
  }
  throw new Error(`The queue ${queue} still has work.`)
}
