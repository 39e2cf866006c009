import type { Country } from '@coussinet/contract/fields.ts'
import { localMoment } from '#platform/local-moment.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { mandateWords } from './mandate-words.ts'
import type { PaperMandate } from './paper-mandate.ts'

// A browser may name itself at any length.
const longestBrowser = 160

/** What proves the signature, row by row (SEC-33); none where the portal did not collect it. */
export function proofRows(
  { language, country }: { language: Language; country: Country },
  { proof, signature_mode, signature_recipient, on_behalf_of }: PaperMandate,
): [term: string, value: string][] {
  if (proof === null || signature_mode === null) return []
  const { proof: words, channel, to, to_email } = mandateWords[language]
  const moment = (at: Date) => `${localMoment(at, language, country)}, ${utc(at)}`
  const masked = (signature_recipient ?? '').replaceAll(' ', '\u00a0')
  const way = `${channel[signature_mode]} ${signature_mode === 'sms' ? to(masked) : to_email(masked)}`
  const from = [proof.address, proof.user_agent.slice(0, longestBrowser)].filter(Boolean).join(', ')
  return [
    [words.reference, proof.signature_id],
    [words.sent, words.sent_text(way, moment(proof.code_sent_at))],
    [words.validated, moment(proof.code_validated_at)],
    [words.tries, String(proof.wrong_tries)],
    // Somebody else's code is typed where the policyholder is signed in: neither address nor browser is the signer's.
    on_behalf_of === null ? [words.from, from] : [words.typed, words.typed_text(on_behalf_of, from)],
    [words.version, proof.text_version],
    [words.text, proof.text_sha256],
    [words.paper, proof.paper_sha256],
    [words.chain, words.chain_text(proof.position, proof.hash)],
  ]
}

/** 2026-11-20 10:02:11 UTC */
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', '\u00a0')}\u00a0UTC`
