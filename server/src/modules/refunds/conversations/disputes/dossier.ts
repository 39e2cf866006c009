import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { fileSlug, hasOwnConditions } from '@coussinet/contract/brand/values.ts'
import type { Dispute, DisputedDecision } from '@coussinet/contract/disputes.ts'
import { billRows, billSteps, billWords, isBill, neverCovered, refundLabels } from '@coussinet/contract/domain/bill.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { type Chapter, chapterByReason, chapterByStep, conditionChapter } from '@coussinet/contract/domain/cover.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { disputeStatusNames, mediators } from '@coussinet/contract/domain/disputes.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { type PaperLanguage, toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { rejections } from '@coussinet/contract/domain/rejections.ts'
import { fileTypeNames, requestLabels } from '@coussinet/contract/domain/requests.ts'
import type { FormerRefund, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import * as fr from '@coussinet/texts/fr/papers.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/papers.ts'
import { findContractHolder } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { PaperBlock, PaperBlocks } from '#platform/paper/blocks.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { getInsurer } from '#platform/paper/insurer.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'
import type { Platform } from '#platform/portal.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { RequestReader } from '../../cover/cover.ts'
import { findWholeThread } from '../messages/thread.ts'
import { getDisputedRequest, toDispute } from './dispute-view.ts'
import { findDispute } from './disputes.store.ts'

const dossierWords = paperMessages({ fr: fr.dossier, it: it.dossier })

type DossierDeps = Pick<Platform, 'db' | 'papers'>
type DisputeKey = { request_id: string; dispute_id: string }

/** The dossier of a dispute for the mediator as a PDF, in the language of the member's papers; throws `not_found`. */
export async function disputeDossier(
  { db, papers }: DossierDeps,
  reader: RequestReader,
  { request_id, dispute_id }: DisputeKey,
): Promise<{ name: string; bytes: Buffer }> {
  const { member_id, now } = reader
  const row = await findDispute(db, member_id, dispute_id)
  const whose = await findContractHolder(db, member_id, null)
  if (!row || row.request_id !== request_id || !whose) throw problem('not_found')
  const language = toPaperLanguage(toLanguage(reader.locale))
  const disputed = await getDisputedRequest(db, { ...reader, locale: language }, request_id)
  const dispute = toDispute(row, disputed, now)
  const thread = await findWholeThread(db, { member_id, request_id })
  const reference = disputed.request.tracking_reference ?? ''
  const { title } = dossierWords[language]
  const bytes = await papers.make(
    {
      template: '/platform/paper/blocks.typ',
      // Dated by its last fact, so that the bytes are the same at every download.
      frame: createFrame({
        language,
        country: disputed.country,
        title: `${title} ${reference}`,
        issued_on: toLocalDay(lastOf(dispute, thread)),
        whose,
      }),
      content: composeDossier(dispute, {
        request: disputed.request,
        country: disputed.country,
        language,
        thread,
      }),
    },
    member_id,
  )
  return { name: `${fileSlug}-dossier-${reference}.pdf`, bytes }
}

const lastOf = ({ outcome, created_at }: Dispute, thread: readonly RequestMessage[]): string =>
  [outcome?.at, created_at, thread.at(-1)?.created_at].reduce<string>(
    (last, at) => (at !== undefined && at > last ? at : last),
    '',
  )

type DossierFacts = {
  request: RefundRequest
  country: Country
  language: PaperLanguage
  thread: readonly RequestMessage[]
}

/** Content of the paper, before it is typeset. */
export function composeDossier(dispute: Dispute, facts: DossierFacts): PaperBlocks {
  const { request, country, language } = facts
  const words = dossierWords[language]
  const day = (one: Day | null | undefined) => (one ? longDay(one, language) : '–')
  const { mediator, name, address } = getInsurer(country)
  const { address: mediatorAddress, site } = mediators[country]
  const { outcome } = dispute
  const labels = requestLabels[language]
  return {
    subtitle: words.about(request.animals.map((animal) => animal.name).join(', '), day(request.care_date)),
    blocks: [
      {
        kind: 'parties',
        parties: [
          { title: words.insurer, lines: [name, ...address] },
          { title: words.mediator, lines: [mediator, ...mediatorAddress, site.name] },
        ],
      },
      {
        kind: 'facts',
        rows: [
          [labels.tracking_reference, request.tracking_reference ?? '–'],
          [labels.care_date, day(request.care_date)],
          ...(request.invoice_number === null ? [] : [[labels.invoice_number, request.invoice_number] as const]),
          ...(request.vet_name === null ? [] : [[labels.vet, request.vet_name] as const]),
          [words.status, disputeStatusNames[language][dispute.status]],
          [words.disputed_on, day(toLocalDay(dispute.created_at))],
          [words.acknowledged_on, day(toLocalDay(dispute.acknowledged_at))],
          [words.answer_by, day(dispute.answer_by)],
          [words.answered_on, outcome ? day(toLocalDay(outcome.at)) : words.unanswered],
          [words.mediator_from, day(dispute.mediator_from)],
          [words.mediator_until, day(dispute.mediator_until)],
        ],
      },
      { kind: 'heading', text: words.disputed },
      ...decisionBlocks(dispute.disputed, facts, dispute.lines),
      { kind: 'heading', text: words.dispute },
      { kind: 'text', text: dispute.reason },
      { kind: 'heading', text: words.answer },
      { kind: 'text', text: outcome?.text ?? words.no_answer(day(dispute.answer_by)) },
      ...(outcome?.decision
        ? [{ kind: 'heading', text: words.afterwards } as const, ...decisionBlocks(outcome.decision, facts, [])]
        : outcome
          ? [{ kind: 'text', text: words.same } as const]
          : []),
      ...threadBlocks(facts),
      ...documentBlocks(dispute, facts),
      { kind: 'rule' },
      { kind: 'small', text: words.made },
    ],
  }
}

/**
 * One decision: its amount or reason for refusal, the lines of each animal, the clauses, and the computation of the
 * refund.
 */
function decisionBlocks(
  { status, decided_at, amount_cents, rejection, refunds }: DisputedDecision,
  { request, language }: DossierFacts,
  disputed: readonly string[],
): PaperBlock[] {
  const words = dossierWords[language]
  return [
    {
      kind: 'amount',
      label: words.decided(longDay(toLocalDay(decided_at), language)),
      amount: status === 'rejected' ? words.refused : euros(amount_cents, language),
      ...(rejection ? { text: capitalised(rejection.text) } : {}),
    },
    ...refunds.flatMap((refund) => [
      ...(refunds.length > 1 ? [{ kind: 'subheading', text: nameOf(request, refund) } as const] : []),
      lineTable(refund, language, disputed),
      ...arithmetic(refund, language),
    ]),
    ...clauses([...(rejection ? [chapterByReason[rejection.code]] : []), ...refunds.flatMap(chaptersOf)], language),
  ]
}

const nameOf = ({ animals }: RefundRequest, { animal_id }: FormerRefund) =>
  animals.find(({ id }) => id === animal_id)?.name ?? ''

/** Chapters that reduce a refund: reasons of its lines, then steps of its computation. */
const chaptersOf = ({ lines, reasons, computation }: FormerRefund): Chapter[] => [
  ...lines.flatMap(({ reason_code }) => (reason_code === null ? [] : [chapterByReason[reason_code]])),
  ...reasons.map((reason) => chapterByReason[reason]),
  ...(computation !== null && isBill(lines)
    ? billSteps({ computation, lines }).flatMap(({ step }) => chapterByStep[step] ?? [])
    : []),
]

function lineTable({ id, lines }: FormerRefund, language: PaperLanguage, disputed: readonly string[]): PaperBlock {
  const words = dossierWords[language]
  const bill = billWords[language]
  const money = (cents: number) => euros(cents, language)
  return {
    kind: 'table',
    header: [bill.care, words.reduction, refundLabels[language].billed, bill.refund],
    rows: lines.map((line, index) => {
      const { label, reason_code, billed_cents, refunded_cents } = line
      return [
        disputed.includes(`${id}.${index + 1}`) ? `${label} (${words.is_disputed})` : label,
        reason_code === null ? '' : capitalised(neverCovered(line, language) ?? rejections[language][reason_code]),
        money(billed_cents),
        money(refunded_cents),
      ]
    }),
    widths: [1.4, 1.8, 0.8, 0.9],
    numbers: [2, 3],
  }
}

function arithmetic({ computation, lines, explanation }: FormerRefund, language: PaperLanguage): PaperBlock[] {
  if (explanation !== null) return [{ kind: 'text', text: explanation }]
  if (computation === null || !isBill(lines)) return []
  return [
    { kind: 'subheading', text: refundLabels[language].sums },
    {
      kind: 'facts',
      // The refund of a decision, whether it has been paid or not.
      rows: billRows({ computation, lines }, 'to_pay', language).map(
        ({ step, label, cents }) =>
          [step === 'refunded' ? billWords[language].refund : label, euros(cents, language)] as const,
      ),
    },
  ]
}

function clauses(chapters: readonly Chapter[], language: PaperLanguage): PaperBlock[] {
  if (chapters.length === 0 || hasOwnConditions) return []
  const words = dossierWords[language]
  const cited = [...new Set(chapters)]
  return [
    { kind: 'subheading', text: words.clauses },
    { kind: 'list', items: cited.map((chapter) => words.clause(conditionChapter(chapter, language))) },
  ]
}

/** Messages of the request's thread in order: author, time, text, and names of the files. */
function threadBlocks({ thread, country, language }: DossierFacts): PaperBlock[] {
  const words = dossierWords[language]
  return [
    { kind: 'heading', text: words.thread },
    ...(thread.length === 0 ? [{ kind: 'text', text: words.no_message } as const] : []),
    ...thread.flatMap(({ author, author_name, text, quoted_text, files, created_at }): PaperBlock[] => [
      {
        kind: 'subheading',
        text: words.written(
          author === 'insurer' ? words.of_insurer(author_name) : author_name,
          localMoment(new Date(created_at), language, country),
        ),
      },
      ...(text === '' ? [] : paragraphsOf(text)),
      // An answer may be typed between the quoted lines.
      ...(quoted_text === null ? [] : paragraphsOf(`${words.quoted}\n${quoted_text}`, 'small')),
      ...(files.length === 0
        ? []
        : [{ kind: 'small', text: words.with_files(files.map(({ name }) => name).join(', ')) } as const]),
    ]),
  ]
}

const paragraphsOf = (text: string, kind: 'text' | 'small' = 'text'): PaperBlock[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind, text: paragraph }))

function documentBlocks(dispute: Dispute, { request, language }: DossierFacts): PaperBlock[] {
  const words = dossierWords[language]
  const names = fileTypeNames[language]
  const rows = request.files.map(({ id, name, type, received_at }) => [
    name,
    dispute.files.some((file) => file.id === id) ? words.with_dispute : names[type],
    longDay(toLocalDay(received_at), language),
  ])
  return [
    { kind: 'heading', text: words.documents },
    rows.length === 0
      ? { kind: 'text', text: words.no_document }
      : { kind: 'table', header: [words.document, words.kind, words.received], rows, widths: [1.6, 1.2, 1] },
  ]
}
