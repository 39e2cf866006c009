import type { Language } from '@coussinet/texts/messages.ts'
import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'

export const SandboxCard = z.object({ brand: z.string(), last4: z.string(), expires: z.string(), holder: z.string() })
export type SandboxCard = z.infer<typeof SandboxCard>

export async function saveRegistration(
  db: Db,
  registration: Insertable<Database['demo_card_registrations']>,
): Promise<void> {
  await db.insertInto('demo_card_registrations').values(registration).execute()
}

const registrations = (db: Db) =>
  db
    .selectFrom('demo_card_registrations')
    .select(['provider_reference', 'reference', 'language', 'return_path', 'provider_token', 'card', 'expires_at'])
    .$narrowType<{ language: Language }>()

export async function findRegistration(db: Db, provider_reference: string) {
  return registrations(db).where('provider_reference', '=', provider_reference).executeTakeFirst()
}
export type SandboxRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

export async function findByToken(db: Db, provider_token: string) {
  return registrations(db).where('provider_token', '=', provider_token).executeTakeFirst()
}

/** Gives a registration its card, once: the first choice counts. */
export async function giveCard(
  db: Db,
  provider_reference: string,
  provider_token: string,
  card: SandboxCard,
): Promise<void> {
  await db
    .updateTable('demo_card_registrations')
    .set({ provider_token, card: JSON.stringify(card) })
    .where('provider_reference', '=', provider_reference)
    .where('provider_token', 'is', null)
    .execute()
}
