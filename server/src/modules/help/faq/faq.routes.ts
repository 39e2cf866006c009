import { listFaqs, listFaqTags, voteOnQuestion } from '@coussinet/contract/faq.ts'
import type { App, Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import { route } from '#platform/route.ts'
import { findInAll } from '#platform/search/search.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import { setVote, votesOf } from './faq.store.ts'
import { type Asker, isQuestion, questionIndex, questionsFor, tagsIn } from './questions.ts'

export function faqRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform

  route(app, platform, listFaqs, async ({ member, query: { tag, q } }) => {
    const asker = { language: languageOf(member.locale), country: member.country }
    const asked = q === undefined || q.trim() === '' ? questionsFor(asker) : found(asker, q)
    const votes = await votesOf(db, member.id)
    return {
      data: asked
        .filter(({ tags }) => tag === undefined || tags.includes(tag))
        .map((question) => ({ ...question, useful: votes.get(question.id) ?? null })),
    }
  })

  route(app, platform, listFaqTags, ({ member }) => ({ data: tagsIn(languageOf(member.locale)) }))

  route(app, platform, voteOnQuestion, async ({ member, params, body, transact }) => {
    if (!isQuestion(params.question)) throw problem('not_found')
    await transact((tx) =>
      setVote(tx, { member_id: member.id, question: params.question, useful: body.useful, voted_at: clock() }),
    )
    return undefined
  })
}

function found(asker: Asker, q: string) {
  const questions = new Map(questionsFor(asker).map((question) => [question.id, question]))
  return findInAll([questionIndex(asker)], q)
    .hits.flat()
    .flatMap(({ id }) => questions.get(id) ?? [])
}
