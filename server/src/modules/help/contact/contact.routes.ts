import { listPublicHolidays, listTopics, sendContact } from '@coussinet/contract/contact.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { publicHolidays } from '#platform/holidays.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import type { Uploads } from './contact-limits.ts'
import { sendMessage } from './contact.ts'
import { topicsIn } from './topics.ts'

export function contactRoutes(app: App, platform: Platform, uploads: Uploads): void {
  route(app, platform, listTopics, ({ member }) => ({ data: topicsIn(languageOf(member.locale)) }))

  route(app, platform, sendContact, ({ member, fields, files, request, transact }) =>
    sendMessage(
      platform,
      transact,
      {
        member_id: member.id,
        form: fields,
        files,
        keyed: request.headers['idempotency-key'] !== undefined,
      },
      uploads,
    ),
  )

  route(app, platform, listPublicHolidays, ({ member, query }) => {
    const year = Number(today(platform.clock()).slice(0, 4))
    const language = languageOf(member.locale)
    const country = query.country ?? member.country
    return { data: [year, year + 1].flatMap((one) => publicHolidays(country, one, language)) }
  })
}
