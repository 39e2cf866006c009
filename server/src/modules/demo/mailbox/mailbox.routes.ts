import * as z from 'zod/mini'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { languageOfRequest, OfferedLanguage } from '#platform/http/language.ts'
import { sendMailPage, sendPage } from '#platform/outbox/render/sent-page.ts'
import type { Platform } from '#platform/portal.ts'
import { mailboxBody } from './mailbox-page.ts'
import { mailboxWords } from './mailbox.messages.ts'
import { findMail, latestMessages } from './mailbox.store.ts'

const text = z.optional(z.string().check(z.maxLength(254)))
const Query = z.object({ to: text, open: text, lang: z.optional(OfferedLanguage) })
const Params = z.object({ id: z.uuid() })

/** Mailbox of a demonstration: mails and SMS on a page for people, and the same as data for tests. */
export function mailboxRoutes(app: App, { db }: Pick<Platform, 'db'>): void {
  app.get('/demo/mailbox', async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) throw problem('malformed_request')
    const { to, open, lang } = query.data
    const chosen = OfferedLanguage.safeParse(lang ?? request.cookies['locale'])
    const language = chosen.success ? chosen.data : languageOfRequest(request)
    const messages = await latestMessages(db, to)
    const body = mailboxBody({ messages, language, open, to })
    return sendPage(reply.header('vary', 'accept-language, cookie'), {
      language,
      title: mailboxWords[language].title,
      body,
      ...(messages.length === 0 ? { refresh: 5 } : {}),
    })
  })

  app.get('/demo/mailbox.json', async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) throw problem('malformed_request')
    const messages = await latestMessages(db, query.data.to)
    const data = messages.map(
      ({
        message_id: id,
        channel,
        recipient: to,
        subject,
        body_text,
        body_html: html,
        links,
        reply_to,
        attachments,
        sent_at,
      }) => ({ id, channel, to, subject, text: body_text, html, links, reply_to, attachments, sent_at }),
    )
    return reply.header('cache-control', 'no-store').send({ data })
  })

  app.get('/demo/mailbox/:id', async (request, reply) => {
    const params = Params.safeParse(request.params)
    const mail = params.success ? await findMail(db, params.data.id) : null
    if (mail === null) throw problem('not_found')
    return sendMailPage(reply, mail)
  })
}
