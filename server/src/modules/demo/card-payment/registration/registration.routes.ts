import * as z from 'zod/mini'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { OfferedLanguage } from '#platform/http/language.ts'
import { sendPage } from '#platform/outbox/render/sent-page.ts'
import type { Platform } from '#platform/portal.ts'
import { registrationBody } from './registration-page.ts'
import { registrationWords } from './registration.messages.ts'
import { findRegistration } from './registrations.store.ts'
import { cardChoices, chooseCard } from './sandbox-cards.ts'

const Reference = z.object({ reference: z.uuid() })
const Choice = z.extend(Reference, { choice: z.enum([...cardChoices, 'refused', 'abandoned']) })
const Query = z.object({ lang: z.optional(OfferedLanguage) })

/** The page of the demo's payment provider on which a card is registered. Who holds its address may choose, as on a real one. */
export function registrationRoutes(app: App, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  app.get('/demo/card-registration/:reference', async (request, reply) => {
    const params = Reference.safeParse(request.params)
    const query = Query.safeParse(request.query)
    const registration = params.success ? await findRegistration(db, params.data.reference) : undefined
    if (!registration) throw problem('not_found')
    const language = (query.success ? query.data.lang : undefined) ?? registration.language
    return sendPage(reply, {
      language,
      title: registrationWords[language].title,
      body: registrationBody({ registration, language, now: clock() }),
      has_forms: true,
    })
  })

  app.post('/demo/card-registration/:reference/:choice', async (request, reply) => {
    const params = Choice.safeParse(request.params)
    const path = params.success ? await chooseCard(db, params.data.reference, params.data.choice, clock()) : null
    if (path === null) throw problem('not_found')
    return reply.redirect(path, 303)
  })
}
