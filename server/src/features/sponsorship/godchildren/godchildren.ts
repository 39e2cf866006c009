import type { Country } from '@coussinet/contract/fields.ts'
import type { Platform } from '#platform/portal.ts'
import { offersOf } from '../offers/offers.ts'
import { codeOf } from '../sponsors/sponsors.ts'
import { godchildShown } from './godchild-view.ts'
import { findGodchildren } from './godchildren.store.ts'

/** The member's link, their godchildren, and what they earned: the gains that were drawn. */
export async function godchildrenOf(platform: Pick<Platform, 'db' | 'clock' | 'config'>, { id, country }: { id: string; country: Country }) {
  const code = await codeOf(platform, id)
  const rows = await findGodchildren(platform.db, id)
  const offers = offersOf(platform)
  const total_earned_cents = rows.reduce((total, { amount_cents }) => total + (amount_cents ?? 0), 0)
  return { link: `${platform.config.public_url}/sponsorship/${code}`, code, total_earned_cents, data: rows.map((row) => godchildShown(row, country, offers)) }
}
