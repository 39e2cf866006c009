import { hash } from 'node:crypto'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { homeLanguage } from '@coussinet/contract/brand/values.ts'
import { fieldErrorSentences, fileProblems, problemReasons } from '@coussinet/contract/domain/problems.ts'
import { fill } from '@coussinet/contract/domain/strings.ts'
import {
  longestQuotedText,
  longestRequestMessage,
  messageText,
  mostMessageFiles,
  quotedText,
} from '@coussinet/contract/request-messages.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { findCorrespondent } from '#modules/policy/policy.ts'
import { Problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { receivedBytes } from '#platform/files/received-file.ts'
import { refuseCardNumbers } from '#platform/http/hardening/card-numbers.ts'
import {
  type InboundMessage,
  largestMail,
  type MailReceiver,
  type MailRecipient,
} from '#platform/inbound-mail/inbound-message.ts'
import { MailRefusal, refused } from '#platform/inbound-mail/mail-refusal.ts'
import type { Platform } from '#platform/portal.ts'
import { findOwnerOfRequest } from '../../decisions/decisions.ts'
import { isOver, isProven, readReplyAddress } from './reply-address.ts'
import { isMailKnown, writeAsMember } from './send-message.ts'

/** Refusals for a member who answered by mail, as their own mail server shows them. */
const replyRefusals = messages({ fr: fr.replyRefusals, it: it.replyRefusals, nl: nl.replyRefusals })

type ReplyAddressee = {
  member_id: string
  request_id: string
  email: string
  language: Language
  says: MailRecipient['says']
}

/** Longest wait that is left to the relay's retries, which come at least hourly; for a longer one the sender gets a refusal. */
const longestWait = 3600

/** Receives answers by mail to the insurer's messages: each becomes a message of the member in the thread of its request (MSG-02). */
export function createReplyReceiver(platform: Platform, base: string): MailReceiver {
  return {
    base,
    async find(address) {
      const addressee = await findAddressee(platform, base, address)
      const { member_id, says } = addressee
      // Answering a program's mail would cause an answer, and so would a refusal.
      return { member_id, says, automatic: null, take: (message) => takeReply(platform, addressee, message) }
    },
  }
}

/** Throws a refusal for an address that is not genuine, has expired, or belongs to nobody who may write. */
async function findAddressee({ db, config, clock }: Platform, base: string, address: string): Promise<ReplyAddressee> {
  const unknown = () => refused('unknown_address', '5.1.1', replyRefusals[homeLanguage].unknown)
  const token = readReplyAddress(base, address)
  if (token === null) throw unknown()
  const { request_id } = token
  const owner = await findOwnerOfRequest(db, request_id)
  if (!owner || !isProven(config, owner.member_id, token)) throw unknown()
  const member = await findCorrespondent(db, owner.member_id)
  // An erased member has no address; a member who is disabled or may not write has no thread.
  if (!member || member.email === '' || member.disabled_at || !member.permissions.includes('contact:write'))
    throw unknown()
  const language = toLanguage(member.locale)
  const says = (sentence: keyof (typeof replyRefusals)['fr']) =>
    fill(replyRefusals[language][sentence], { max: largestMail / 1024 ** 2 })
  if (isOver(token, clock())) throw refused('expired_address', '5.1.6', says('expired'))
  return { member_id: owner.member_id, request_id, email: member.email, language, says }
}

async function takeReply(
  platform: Platform,
  { member_id, request_id, email, language }: ReplyAddressee,
  message: InboundMessage,
): Promise<'taken' | 'known'> {
  const { db } = platform
  const says = replyRefusals[language]
  // The refusal does not reveal the known address to a stranger.
  if (message.sender.toLowerCase() !== email.toLowerCase()) throw refused('sender', '5.7.1', says.sender)
  const mail_id = message.message_id ?? JSON.stringify(factsOf(message))
  if (await isMailKnown(platform, { member_id, request_id, mail_id })) return 'known'
  const { text, quoted_text } = textsOf(message, language)
  const files = message.files.map(({ bytes, ...file }) => receivedBytes(bytes, file))
  if (files.length > mostMessageFiles)
    throw refused('files', '5.6.0', fill(says.too_many_files, { max: mostMessageFiles }))
  const transact = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db, work)
  try {
    const { is_stored } = await writeAsMember(platform, transact, {
      member_id,
      request_id,
      text,
      quoted_text,
      files,
      mail_id,
    })
    return is_stored ? 'taken' : 'known'
  } catch (error) {
    throw error instanceof Problem ? (refusalOf(error, language) ?? error) : error
  }
}

/** Facts that identify a mail without a Message-ID: two pictures without text are two answers. */
const factsOf = ({ date, text, forwarded, quoted_text, files }: InboundMessage) => [
  date,
  text,
  ...(forwarded === '' && quoted_text === '' && files.length === 0
    ? []
    : [forwarded, quoted_text, ...files.map(({ bytes }) => hash('sha256', bytes))]),
]

/**
 * Splits a mail by the rules of the page into its text and the quoted text. A forwarded text is part of the message as long as there is
 * room; a picture needs no text. Throws a refusal.
 */
function textsOf(message: InboundMessage, language: Language): { text: string; quoted_text: string | null } {
  const says = replyRefusals[language]
  const own = plain(message.text)
  const forwarded = plain(message.forwarded)
  const quoted = plain(message.quoted_text)
  const whole = together([own, forwarded])
  if (whole === '' && message.files.length === 0) throw refused('empty', '5.6.0', says.empty)
  const hasRoom = whole.length <= longestRequestMessage
  // A forwarded text cannot be shortened: if it is too long it goes into the quoted text, and the message is its beginning if the member
  // wrote nothing else.
  const alone = own === '' && message.files.length === 0 ? forwarded.slice(0, longestRequestMessage) : own
  const text = hasRoom ? whole : alone
  const beside = hasRoom ? quoted : together([forwarded, quoted])
  if (text.length > longestRequestMessage)
    throw refused('too_long', '5.6.0', fill(says.too_long, { max: longestRequestMessage }))
  if (beside.length > longestQuotedText)
    throw refused('too_long', '5.6.0', fill(says.quote_too_long, { max: longestQuotedText }))
  const read = text === '' ? { success: true as const, data: '' } : messageText.safeParse(text)
  const readBeside = beside === '' ? { success: true as const, data: null } : quotedText.safeParse(beside)
  if (!read.success || !readBeside.success) throw refused('text', '5.6.0', says.unreadable)
  try {
    refuseCardNumbers({ text: read.data, quoted_text: readBeside.data })
  } catch {
    throw refused('card_number', '5.6.0', says.card_number)
  }
  return { text: read.data, quoted_text: readBeside.data }
}

const together = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

/** Removes marks that change the direction of text and other invisible characters, which mail programs add. */
const plain = (text: string) =>
  text.replaceAll(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()

/** Turns a refusal of the portal into one of a mail server; null for a temporary one. */
function refusalOf(
  { code, more: { errors = {}, params, retry_after = 0 } }: Problem,
  language: Language,
): MailRefusal | null {
  const says = replyRefusals[language]
  if (code === 'not_found') return refused('unknown_address', '5.1.1', says.unknown)
  if (code === 'conflict')
    return errors['messages']
      ? refused('limit', '5.2.2', fill(problemReasons[language].messages_limit, params?.['messages'] ?? {}))
      : refused('not_possible', '5.1.1', says.unknown)
  if (code === 'too_many_requests' && retry_after > longestWait) return refused('limit', '5.7.1', says.daily)
  if (code !== 'validation_failed') return null
  const [why] = Object.values(errors).flat()
  const problem = fileProblems.find((one) => one === why)
  return refused(
    'files',
    '5.6.1',
    problem === undefined ? says.unreadable : fill(says.file, { reason: fieldErrorSentences[language][problem] }),
  )
}
