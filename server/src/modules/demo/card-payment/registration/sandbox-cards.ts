import { randomBytes } from 'node:crypto'
import { addMonths, today } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'
import {
  findByToken,
  findRegistration,
  giveCard,
  SandboxCard,
  type SandboxRegistration,
} from './registrations.store.ts'

/** The cards that a visitor of the demo can register, by the months until they expire. */
export const sandboxCards = {
  visa: { brand: 'visa', last4: '4242', months: 38 },
  mastercard: { brand: 'mastercard', last4: '5454', months: 1 },
  expired: { brand: 'visa', last4: '0069', months: -2 },
} as const
export type CardChoice = keyof typeof sandboxCards
export const cardChoices = ['visa', 'mastercard', 'expired'] as const satisfies readonly CardChoice[]

const holder = 'TITULAIRE DE DEMONSTRATION'

export const computeCardExpiry = (choice: CardChoice, now: Date): string =>
  addMonths(`${today(now).slice(0, 7)}-01`, sandboxCards[choice].months).slice(0, 7)

export const isOver = ({ expires_at }: Pick<SandboxRegistration, 'expires_at'>, now: Date): boolean => expires_at <= now

/** Address to return to, with the token of the first card that was chosen; null for an unknown page. */
export async function chooseCard(
  db: Db,
  provider_reference: string,
  choice: CardChoice | 'refused' | 'abandoned',
  now: Date,
): Promise<string | null> {
  const registration = await findRegistration(db, provider_reference)
  if (!registration) return null
  const { return_path, provider_token } = registration
  if (isOver(registration, now)) return `${return_path}&outcome=abandoned`
  if (choice === 'refused' || choice === 'abandoned')
    return provider_token === null ? `${return_path}&outcome=${choice}` : `${return_path}&token=${provider_token}`
  const { brand, last4 } = sandboxCards[choice]
  await giveCard(db, provider_reference, `card_${randomBytes(24).toString('base64url')}`, {
    brand,
    last4,
    expires: computeCardExpiry(choice, now),
    holder,
  })
  const stored = await findRegistration(db, provider_reference)
  return stored?.provider_token ? `${return_path}&token=${stored.provider_token}` : `${return_path}&outcome=abandoned`
}

/** The card of a token, with the portal's reference; null for none, and for one of a registration that is over. */
export async function cardOfToken(db: Db, token: string, now: Date) {
  const registration = await findByToken(db, token)
  if (!registration?.card || isOver(registration, now)) return null
  return { reference: registration.reference, token, ...SandboxCard.parse(JSON.parse(registration.card)) }
}
