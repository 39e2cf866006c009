import { sql } from 'kysely'
import type { Platform } from '../portal.ts'
import { reachGateway, reachMailServer } from './reach.ts'

/** Watches every part that the settings name. */
export function watchParts({
  parts,
  db,
  files,
  scanner,
  payments,
  config,
}: Pick<Platform, 'parts' | 'db' | 'files' | 'scanner' | 'payments' | 'config'>): void {
  const { smtp, sms } = config
  parts.watch('database', async () => void (await sql`select 1`.execute(db)))
  parts.watch('files', () => files.probe())
  if (scanner) parts.watch('scanner', () => scanner.probe())
  if (smtp) parts.watch('mail', () => reachMailServer(smtp))
  if (sms) parts.watch('sms', () => reachGateway(sms))
  if (payments) parts.watch('payments', () => payments.probe())
}
