import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { brandFacts } from '@coussinet/contract/brand/values.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import { notMe } from '@coussinet/contract/domain/contact.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import * as fr from '@coussinet/texts/fr/account-mails.ts'
import * as it from '@coussinet/texts/it/account-mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/account-mails.ts'
import { plainGreeting } from '#platform/outbox/greeting.ts'
import { gsmText } from '#platform/outbox/gsm-text.ts'
import type { Letter, SampleLetter } from '#platform/outbox/letter.ts'
import { shortAccount } from '#platform/paper/short-account.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { AccountNamed } from './account-changes/account-change.ts'
import { accountFacts, accountWords, endOfMandate, formerCard } from './account-changes/account-words.mails.ts'
import { holderSamples } from './account-changes/other-holders.mails.ts'
import { smsMoment, smsPhone } from './account-changes/sms-format.ts'
import type { NoticeKind, NoticeContent } from './notices.ts'

type NoticeWords = {
  title: string
  sms: string
  text: string
  /** the same for a mandate, if no debit of its account is planned */
  undated?: string
  /** label of `detail` */
  named?: string
  /** sentence on the effect of "it was not me" for this change (freeze.ts) */
  undone: string
}

const otherWords = messages({
  fr: fr.noticeKinds(brandFacts),
  it: it.noticeKinds(brandFacts),
  nl: nl.noticeKinds(brandFacts),
})
const frame = messages({
  fr: fr.noticeFrame(brandFacts),
  it: it.noticeFrame(brandFacts),
  nl: nl.noticeFrame(brandFacts),
})

function wordsOf(kind: NoticeKind, language: Language): NoticeWords {
  const words: Record<NoticeKind, NoticeWords> = { ...accountWords[language], ...otherWords[language] }
  return words[kind]
}

/** E-mail about a change; `href` is the "it was not me" link of this one mail. */
export function noticeMail(language: Language, content: NoticeContent, href: string): Letter {
  const { title, text, undated = text, named, undone } = wordsOf(content.kind, language)
  const { at, was_you, was_not_you, call } = frame[language]
  return {
    subject: title,
    title,
    greeting: plainGreeting(language),
    paragraphs: [content.account?.first_debit_on === null ? undated : `${text}${endOfMandate(language, content)}`],
    facts: [
      { label: at, value: localMoment(content.at, language, content.country) },
      ...(content.detail === undefined || named === undefined ? [] : [{ label: named, value: content.detail }]),
      ...accountFacts(language, content),
      ...formerCard(language, content),
    ],
    notes: [was_you],
    escape: {
      text: was_not_you(undone),
      label: notMe[language],
      href,
      otherwise: call(readablePhone(getCompany(content.country).phone)),
    },
  }
}

/** SMS about a change: without a link, because fraudulent SMS have links; with the number to call instead. */
export function noticeSms(language: Language, { kind, at, country, account }: NoticeContent): string {
  const { date, time } = smsMoment(at, language, country)
  const named = account ? ` (${shortAccount(account.iban)})` : ''
  return gsmText(frame[language].sms(`${wordsOf(kind, language).sms}${named}`, date, time, smsPhone(country)))
}

const sampleAccount: AccountNamed = {
  iban: 'FR76 **** **** 0189',
  former_iban: 'FR39 **** **** 3A23',
  holder: 'HELENE CARPENTIER',
}

const samples: Record<NoticeKind, Pick<NoticeContent, 'detail' | 'account' | 'ended' | 'held_until'>> = {
  password_changed: {},
  email_requested: { detail: 'h****@example.org' },
  email_changed: { detail: 'h****@example.org' },
  phones_changed: { detail: '+33 6 ** ** ** 12' },
  passkey_added: { detail: 'MacBook' },
  passkey_removed: { detail: 'MacBook' },
  identity_linked: { detail: 'FranceConnect' },
  identity_unlinked: { detail: 'FranceConnect' },
  data_exported: {},
  mandate_signed: {
    account: {
      ...sampleAccount,
      umr: mandateReference(exampleNevg, 2),
      first_debit_on: '2026-12-05',
      last_debit_before: null,
      for_refunds: true,
    },
    held_until: new Date('2026-11-22T10:00:00Z'),
  },
  refund_account_changed: { account: sampleAccount, held_until: new Date('2026-11-22T10:00:00Z') },
  account_released: { account: { ...sampleAccount, former_iban: null } },
  card_registered: {
    detail: 'Visa\u00a0••••\u00a04417',
    ended: { mandate: { umr: mandateReference(exampleNevg, 2), iban: 'FR39 **** **** 3A23' } },
  },
}

const sampleOf = (kind: NoticeKind): SampleLetter => ({
  name: kind.replaceAll('_', '-'),
  letter: (language) =>
    noticeMail(
      language,
      { kind, at: new Date('2026-11-20T10:00:00Z'), country: languages[language].country, ...samples[kind] },
      'https://members.example/not-me#token=sample',
    ),
})

export const noticeSamples: readonly SampleLetter[] = [
  sampleOf('password_changed'),
  sampleOf('email_requested'),
  sampleOf('email_changed'),
  sampleOf('phones_changed'),
  sampleOf('passkey_added'),
  sampleOf('passkey_removed'),
  sampleOf('identity_linked'),
  sampleOf('identity_unlinked'),
  sampleOf('data_exported'),
  sampleOf('mandate_signed'),
  sampleOf('refund_account_changed'),
  sampleOf('account_released'),
  sampleOf('card_registered'),
  ...holderSamples,
]
