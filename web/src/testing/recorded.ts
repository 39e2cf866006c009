import type { Schema } from '@coussinet/contract/endpoint.ts'

/** The members of the demo whose answers are recorded, by `server/src/modules/demo/recorded.test.ts`. */
export type DemoMember =
  | 'helene'
  | 'giulia'
  | 'thibault'
  | 'yanis'
  | 'marco'
  | 'sophie'
  // Created by the demo on request: Camille, with Biscotte.
  | 'before'
  | 'ended'
  | 'long_ended'
  | 'suspended'
  | 'mourning'

const files = import.meta.glob<string>('./recorded/*.json', { query: '?raw', import: 'default', eager: true })

/** Answers of the demo's portal to a member on 20 November 2026: each address below `/api` with the body, null for 204. */
export function getRecordedAnswers(member: DemoMember): ReadonlyMap<string, unknown> {
  const answers: Record<string, unknown> = JSON.parse(files[`./recorded/${member}.json`] ?? '{}')
  return new Map(Object.entries(answers))
}

/** One of those answers, read by its endpoint's contract. */
export const answerTo = <S extends Schema>(member: DemoMember, { answer }: { answer: { body: S } }, address: string) =>
  answer.body.parse(getRecordedAnswers(member).get(address))

/** The moment of those answers, which is the pages' now. */
export const recordedAt = new Date('2026-11-20T10:00:00Z')
