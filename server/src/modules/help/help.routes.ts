import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import {
  getContactMessage,
  listContactMessages,
  listPublicHolidays,
  listTopics,
  sendContact,
} from '@coussinet/contract/contact.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { listFaqs, listFaqTags, voteOnQuestion } from '@coussinet/contract/faq.ts'
import { listOnboarding } from '@coussinet/contract/onboarding.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { findInAll } from '#platform/search/search.ts'
import { publicHolidays } from '#platform/time/holidays.ts'
import { getMessage, readMessages } from './contact/answers.ts'
import type { ContactUploads } from './contact/contact-limits.ts'
import { sendMessage } from './contact/contact.ts'
import { topicsIn } from './contact/topics.ts'
import { setVote, findFaqVotes } from './faq/faq.store.ts'
import { type FaqReader, isQuestion, questionIndex, questionsFor, tagsIn } from './faq/questions.ts'
import { type RefundsPort, tipsFor } from './onboarding.ts'

function contactRoutes(app: App, platform: Platform, uploads: ContactUploads): void {
  route(app, platform, listTopics, ({ member }) => ({ data: topicsIn(toLanguage(member.locale)) }))

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

  route(app, platform, listContactMessages, ({ member, query }) => readMessages(platform.db, member.id, query))
  route(app, platform, getContactMessage, ({ member, params }) => getMessage(platform.db, member.id, params.reference))

  route(app, platform, listPublicHolidays, ({ member, query }) => {
    const year = Number(today(platform.clock()).slice(0, 4))
    const language = toLanguage(member.locale)
    const country = query.country ?? member.country
    return { data: [year, year + 1].flatMap((one) => publicHolidays(country, one, language)) }
  })
}

function faqRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform

  route(app, platform, listFaqs, async ({ member, query: { tag, q } }) => {
    const asker = { language: toLanguage(member.locale), country: member.country }
    const questions = q === undefined || q.trim() === '' ? questionsFor(asker) : found(asker, q)
    const votes = await findFaqVotes(db, member.id)
    return {
      data: questions
        .filter(({ tags }) => tag === undefined || tags.includes(tag))
        .map((question) => ({ ...question, useful: votes.get(question.id) ?? null })),
    }
  })

  route(app, platform, listFaqTags, ({ member }) => ({ data: tagsIn(toLanguage(member.locale)) }))

  route(app, platform, voteOnQuestion, async ({ member, params, body, transact }) => {
    if (!isQuestion(params.question)) throw problem('not_found')
    await transact((tx) =>
      setVote(tx, { member_id: member.id, question: params.question, useful: body.useful, voted_at: clock() }),
    )
    return undefined
  })
}

function found(asker: FaqReader, q: string) {
  const questions = new Map(questionsFor(asker).map((question) => [question.id, question]))
  return findInAll([questionIndex(asker)], q)
    .flat()
    .flatMap(({ id }) => questions.get(id) ?? [])
}

function onboardingRoutes(app: App, platform: Platform, of: RefundsPort): void {
  const { db, clock } = platform
  route(app, platform, listOnboarding, async ({ member }) => ({
    data: await tipsFor(db, member, today(clock()), of),
  }))
}

/** Messages to the team, questions and answers, the first steps. */
export function helpRoutes(app: App, platform: Platform, given: ContactUploads & RefundsPort): void {
  contactRoutes(app, platform, given)
  faqRoutes(app, platform)
  onboardingRoutes(app, platform, given)
}
