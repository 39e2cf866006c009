import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { profileSamples } from '#modules/accounts/profile/profile.mails.ts'
import { noticeSamples } from '#modules/accounts/security/notices.mails.ts'
import { recoverySamples } from '#modules/accounts/session/recovery/recovery.mails.ts'
import { endingSamples } from '#modules/contract/endings.mails.ts'
import { dueDaySamples } from '#modules/contributions/payment-methods/due-day/due-day.mails.ts'
import { receiptSamples } from '#modules/contributions/receipts/receipts.mails.ts'
import { contactSamples } from '#modules/help/contact/contact.mails.ts'
import { notificationSamples } from '#modules/notifications/notifications.mails.ts'
import { erasureSamples } from '#modules/privacy/erasure/requests/erasure.mails.ts'
import { signingSamples } from '#modules/signing/messages/signing.mails.ts'
import { quoteSamples } from '#modules/sponsorship/quotes/quotes.mails.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import type { LetterReader, SampleLetter } from '#platform/outbox/letter.ts'
import { escapeHtml } from '#platform/outbox/render/plain.ts'
import { renderMail } from '#platform/outbox/render/render-mail.ts'
import { sendMailPage, sendPage } from '#platform/outbox/render/sent-page.ts'

/** Every letter that the portal writes, with made-up facts. */
export const samples: readonly SampleLetter[] = [
  ...recoverySamples,
  ...profileSamples,
  ...noticeSamples,
  ...endingSamples,
  ...receiptSamples,
  ...dueDaySamples,
  ...notificationSamples,
  ...signingSamples,
  ...contactSamples,
  ...quoteSamples,
  ...erasureSamples,
]
/** A reader of each language that the brand offers, in the country where it is read first. */
const readers: readonly LetterReader[] = offeredLanguages.map((language) => ({
  language,
  country: languages[language].country,
}))

/** `/dev/mails`: every letter in each language that the brand offers, as it looks and as text, while one works on them. */
export function mailPreview(app: App): void {
  app.get('/dev/mails', (_request, reply) => {
    const sections = samples.map(
      ({ name }) =>
        `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2><div class="pair">${readers
          .map(({ language }) => frame(name, language))
          .join('')}</div>`,
    )
    const contents = samples.map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
    return sendPage(reply, {
      language: 'fr',
      title: 'E-mails',
      body: `<header class="top"><h1>E-mails</h1></header><ul>${contents.join('')}</ul>${sections.join('')}`,
    })
  })

  app.get<{ Params: { name: string; language: string; kind: string } }>(
    '/dev/mails/:name/:language/:kind',
    (request, reply) => {
      const { name, language, kind } = request.params
      const sample = samples.find((one) => one.name === name)
      const reader = readers.find((one) => one.language === language)
      if (!sample || !reader) throw problem('not_found')
      const { html, text } = renderMail(sample.letter(reader.language), reader)
      if (kind === 'html') return sendMailPage(reply, html)
      return reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).send(text)
    },
  )
}

function frame(name: string, language: string): string {
  const path = `/dev/mails/${encodeURIComponent(name)}/${language}`
  return `<div><p><a href="${path}/html">${language}</a> · <a href="${path}/text">text</a></p><iframe src="${path}/html" title="${escapeHtml(name)} ${language}" loading="lazy" sandbox></iframe></div>`
}
