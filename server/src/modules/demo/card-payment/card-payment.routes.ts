import * as z from 'zod/mini'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { OfferedLanguage } from '#platform/http/language.ts'
import { sendPage } from '#platform/outbox/render/sent-page.ts'
import type { Platform } from '#platform/portal.ts'
import { cardPaymentBody } from './card-payment-page.ts'
import { cardPaymentWords } from './card-payment.messages.ts'
import { findPayment } from './demo-card-payments.store.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { choose, outcomeAt } from './sandbox-provider.ts'

const Reference = z.object({ reference: z.uuid() })
const Choice = z.extend(Reference, { outcome: z.enum(['paid', 'refused', 'abandoned']) })
const Query = z.object({ lang: z.optional(OfferedLanguage) })

/** The pages of the demo's payment provider. Who holds its address may choose, as on a real one. */
export async function cardPaymentRoutes(app: App, { db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await app.register(async (pages) => {
    // A form without fields: what a browser sends with its button.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null, null)
    })

    pages.get('/demo/card-payment/:reference', async (request, reply) => {
      const params = Reference.safeParse(request.params)
      const query = Query.safeParse(request.query)
      const payment = params.success ? await findPayment(db, params.data.reference) : undefined
      if (!payment) throw problem('not_found')
      const language = (query.success ? query.data.lang : undefined) ?? payment.language
      const body = cardPaymentBody({ payment, outcome: outcomeAt(payment, clock()), language })
      return sendPage(reply, { language, title: cardPaymentWords[language].title, body, has_forms: true })
    })

    pages.post('/demo/card-payment/:reference/:outcome', async (request, reply) => {
      const params = Choice.safeParse(request.params)
      const payment = params.success ? await choose(db, params.data.reference, params.data.outcome, clock()) : null
      if (!payment) throw problem('not_found')
      return reply.redirect(payment.return_path, 303)
    })

    registrationRoutes(pages, { db, clock })
  })
}
