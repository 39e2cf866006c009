import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { fileSlug } from '@coussinet/contract/brand/values.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { findContractHolder, findInsuredAnimals, formulaOn } from '#modules/policy/policy.ts'
import { findSubjectProof, formatProofSentence, proofPage, provePaper } from '#modules/signing/signing.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { createFrame } from '#platform/paper/frame.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { Platform } from '#platform/portal.ts'
import { findDecision } from '../../cover/cover.ts'
import { getStatement, type StatementReader } from '../statements/refund-statements.ts'
import { type SlipContent, slipContent, type SlipParties } from './slip-content.ts'

/** Benefit slip of a refund as a PDF in the member's language; throws `not_found` for another member's or an unlisted one. */
export async function createBenefitSlip(
  platform: Platform,
  member: StatementReader,
  refund_id: string,
): Promise<{ name: string; bytes: Buffer }> {
  const { db, papers, config } = platform
  // Loads the names of care in the paper's language.
  const language = toPaperLanguage(toLanguage(member.locale))
  const statement = await getStatement(db, { ...member, locale: language }, refund_id)
  const parties = await findSlipParties(db, member.id, refund_id)
  const { computation } = statement
  if (!parties || statement.benefit_slips.length === 0 || computation === null) throw problem('not_found')
  const subject = { member_id: member.id, subject_id: statement.request_id, kind: 'decided' as const }
  const proof = await findSubjectProof(platform, subject)
  const content = slipContent({ ...statement, computation }, parties)
  const { sentence } = formatProofSentence(language, { state: proof.state, url: proofPage(config) })
  const notes = { ...content.notes, sentences: [...content.notes.sentences, sentence] }
  const paper = slipPaper({ ...content, notes }, parties, statement.tracking_reference)
  const bytes = await provePaper(platform, await papers.make(paper, member.id), proof)
  return { name: `${fileSlug}-decompte-${statement.tracking_reference}.pdf`, bytes }
}

// Dated by its decision, so that the bytes are the same at every download.
function slipPaper(content: SlipContent, parties: SlipParties, reference: string): Paper {
  const issued_on: Day = toLocalDay(parties.decided_at)
  return {
    template: '/modules/refunds/decisions/benefit-slip/benefit-slip.typ',
    frame: createFrame({
      language: toPaperLanguage(toLanguage(parties.locale)),
      country: parties.contract_country,
      title: `${content.title} ${reference}`,
      issued_on,
      whose: parties,
    }),
    content,
  }
}

/** Finds the recipient, contract, formula and decision day of a refund; undefined for another member's. */
async function findSlipParties(db: Db, member_id: string, refund_id: string): Promise<SlipParties | undefined> {
  const decision = await findDecision(db, member_id, refund_id)
  if (!decision) return undefined
  const member = await findContractHolder(db, member_id, null)
  const [animal] = await findInsuredAnimals(db, member_id, [decision.animal_id])
  return (
    member && animal && { ...member, formula: formulaOn(animal, decision.care_date), decided_at: decision.decided_at }
  )
}
