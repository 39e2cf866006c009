import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import {
  drawSponsorship,
  getSponsorshipOffer,
  getSponsorshipReport,
  listSponsorshipRequests,
  requestQuote,
} from '@coussinet/contract/sponsorship.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { getCaller } from '#platform/http/caller.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import type { ContributionsPort } from './contributions-port.ts'
import { drawGain } from './draw.ts'
import { readGodchildren } from './godchildren/godchildren.ts'
import { offerShown, getOffers } from './offers.ts'
import { receiveQuoteRequest, countQuote } from './quotes/quotes.ts'
import { sponsorByCode } from './sponsors.ts'

export function sponsorshipRoutes(app: App, platform: Platform, contributions: ContributionsPort): void {
  const { clock } = platform
  const now = () => today(clock())

  route(app, platform, listSponsorshipRequests, ({ member, query }) => readGodchildren(platform, member, query))
  route(app, platform, drawSponsorship, ({ member, params, transact }) =>
    transact(withUnit(platform, { member_id: member.id }, (tx) => drawGain(tx, platform, { member, id: params.id }))),
  )

  route(app, platform, getSponsorshipOffer, async ({ member, query, language, request }) => {
    const reader = member ? toLanguage(member.locale) : language
    if (query.sponsor !== undefined) {
      const { country } = await sponsorByCode(platform, query.sponsor, getCaller(request).address)
      return offerShown(getOffers(platform), country, now(), reader)
    }
    if (!member) return null
    if (!member.features.includes('sponsorship')) throw problem('forbidden')
    return offerShown(getOffers(platform), member.country, now(), reader)
  })

  route(app, platform, getSponsorshipReport, async ({ query, language, request }) => {
    const { firstname, country } = await sponsorByCode(platform, query.sponsor, getCaller(request).address)
    return { firstname, country, offer: offerShown(getOffers(platform), country, now(), language) }
  })

  route(app, platform, requestQuote, async ({ body, language, request, transact }) => {
    const { address } = getCaller(request)
    const sponsor = await sponsorByCode(platform, body.sponsor, address)
    await countQuote(platform, sponsor, address)
    return transact(
      withUnit(platform, { member_id: sponsor.member_id, actor: 'system' }, (tx) =>
        receiveQuoteRequest(tx, platform, { sponsor, quote: body, language }, contributions),
      ),
    )
  })
}
