import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { QueryOf } from '@coussinet/contract/endpoint.ts'
import type { listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { fromMomentCursor, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Platform } from '#platform/portal.ts'
import { getOffers } from '../offers.ts'
import { getSponsorCode } from '../sponsors.ts'
import { godchildShown } from './godchild-view.ts'
import { findGodchildren, sumOfGains } from './godchildren.store.ts'

type GodchildQuery = QueryOf<typeof listSponsorshipRequests>
type SponsorRef = { id: string; country: Country }

/** The member's link, a page of their godchildren, and what all of them earned. Throws `malformed_request` for a cursor of another make. */
export async function readGodchildren(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { id, country }: SponsorRef,
  { limit, cursor }: GodchildQuery,
) {
  const after = cursor === undefined ? {} : { after: fromMomentCursor(cursor) }
  const code = await getSponsorCode(platform, id)
  const rows = await findGodchildren(platform.db, id, { ...after, limit: limit + 1 })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    toMomentCursor({ at: last.created_at, id: last.sponsorship_request_id }),
  )
  const offers = getOffers(platform)
  return {
    link: `${platform.config.public_url}/sponsorship/${code}`,
    code,
    total_earned_cents: await sumOfGains(platform.db, id),
    data: page.map((row) => godchildShown(row, country, offers)),
    next_cursor,
  }
}
