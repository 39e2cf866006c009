import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { type PaperProof, type ProofLine, readRecord } from '@coussinet/contract/domain/proof-paper.ts'
import type * as french from '@coussinet/texts/fr/verifier.ts'
import type { Language, Translated } from '@coussinet/texts/messages.ts'

export type VerifierWords = Translated<typeof french.verifier>
export type ProvenFacts = { title: string; rows: [term: string, value: string][] }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Facts of each line in words, for a person to compare with the paper. */
export function describeProof(proof: PaperProof, words: VerifierWords, language: Language): ProvenFacts[] {
  return proof.lines.map((line, index) => describeLine(line, index, { words, language }))
}

type LanguageWords = { words: VerifierWords; language: Language }

function describeLine({ kind, at, record }: ProofLine, index: number, { words, language }: LanguageWords): ProvenFacts {
  const { labels, outcomes } = words
  const facts = readRecord(record)
  const day = (value: unknown) => (typeof value === 'string' ? longDay(value, language) : null)
  const row = (term: string, value: unknown): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[term, value]] : []
  const amount = (term: string, cents: unknown): [string, string][] =>
    typeof cents === 'number' ? [[term, euros(cents, language)]] : []
  const signed = row(labels.at, day(toLocalDay(new Date(at))))
  if (kind === 'signed')
    return { title: labels.mandate, rows: [...signed, ...row(labels.recipient, facts['recipient'])] }
  const outcome = facts['outcome'] === 'accepted' || facts['outcome'] === 'rejected' ? outcomes[facts['outcome']] : null
  return {
    title: index === 0 ? labels.decision : labels.correction(index),
    rows: [
      ...signed,
      ...row(labels.outcome, outcome),
      ...row(labels.reference, facts['reference']),
      ...row(labels.invoice_number, facts['invoice_number']),
      ...row(labels.care_date, day(facts['care_date'])),
      ...listOf(facts['refunds']).flatMap((refund) => [
        ...amount(labels.billed, refund['billed_cents']),
        ...amount(labels.refunded, refund['refunded_cents']),
        ...row(labels.account, refund['account']),
        ...listOf(refund['lines']).flatMap((one) => {
          const { label, billed_cents, refunded_cents } = one
          if (typeof billed_cents !== 'number' || typeof refunded_cents !== 'number') return []
          return row(
            `${typeof label === 'string' && label !== '' ? label : '·'}`,
            `${euros(billed_cents, language)} → ${euros(refunded_cents, language)}`,
          )
        }),
      ]),
    ],
  }
}
