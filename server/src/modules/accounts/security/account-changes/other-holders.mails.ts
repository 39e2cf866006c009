import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { brandFacts } from '@coussinet/contract/brand/values.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { accountLabels, shownAccount, unpaidToo } from '@coussinet/contract/domain/payments.ts'
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
import type { AccountNamed } from './account-change.ts'
import { smsDay, smsMoment, smsPhone } from './sms-format.ts'

type AccountNews = {
  is: 'new' | 'former'
  at: Date
  /** null if a card is debited from now on */ account: AccountNamed | null
  country: Country
  policyholder: string
}

const formerWords = messages({ fr: fr.formerHolder, it: it.formerHolder, nl: nl.formerHolder })
const newWords = messages({ fr: fr.newHolder(brandFacts), it: it.newHolder(brandFacts), nl: nl.newHolder(brandFacts) })
const smsWords = messages({ fr: fr.holderSms(brandFacts), it: it.holderSms(brandFacts), nl: nl.holderSms(brandFacts) })

/** Mail to the holder of an account who is not the member; without a link, since they have no account with us. */
export const holderMail = (language: Language, news: AccountNews): Letter => ({
  ...(news.is === 'former' ? toFormerHolder(language, news) : toNewHolder(language, news)),
  greeting: plainGreeting(language),
})

function toFormerHolder(language: Language, { at, account, country, policyholder }: AccountNews): Letter {
  const { former_iban, last_debit_before } = account ?? {}
  const words = formerWords[language]
  const last = last_debit_before ? longDay(last_debit_before, language) : null
  const title = last === null ? words.title : words.title_soon
  return {
    subject: title,
    title,
    paragraphs: [last === null ? words.text(policyholder) : words.text_soon(policyholder, last)],
    facts: linesOf([
      [words.at, localMoment(at, language, country)],
      [accountLabels[language].account, former_iban && shownAccount(former_iban)],
      [words.last, last],
    ]),
    notes: [words.call(readablePhone(getCompany(country).phone))],
  }
}

function toNewHolder(language: Language, { at, account, country, policyholder }: AccountNews): Letter {
  const { iban, umr, first_debit_on, unpaid_cents = 0 } = account ?? {}
  const { title, text, at: when, call } = newWords[language]
  const labels = accountLabels[language]
  return {
    subject: title,
    title,
    paragraphs: [text(policyholder)],
    facts: linesOf([
      [when, localMoment(at, language, country)],
      [labels.account, iban && shownAccount(iban)],
      [labels.umr, umr],
      [labels.first_debit, first_debit_on && longDay(first_debit_on, language)],
      [unpaidToo[language], unpaid_cents > 0 ? euros(unpaid_cents, language) : null],
    ]),
    notes: [call(readablePhone(getCompany(country).phone))],
  }
}

const linesOf = (entries: [label: string, value: string | null | undefined][]) =>
  entries.flatMap(([label, value]) => (value ? [{ label, value }] : []))

export const holderSms = (language: Language, news: AccountNews): string => gsmText(smsOf(language, news))

function smsOf(language: Language, { is, at, account, country }: AccountNews): string {
  const phone = smsPhone(country)
  const { former, former_soon, signed } = smsWords[language]
  const { date, time } = smsMoment(at, language, country)
  const named = (iban: string | null | undefined) => (iban ? ` ${shortAccount(iban)}` : '')
  if (is === 'new') return signed(named(account?.iban), date, time, phone)
  return account?.last_debit_before
    ? former_soon(named(account.former_iban), smsDay(account.last_debit_before), phone)
    : former(named(account?.former_iban), date, phone)
}

const sampleAccount: AccountNamed = {
  iban: 'FR76 **** **** 0189',
  former_iban: 'FR39 **** **** 3A23',
  holder: 'ODILE CARPENTIER',
  umr: mandateReference(exampleNevg, 2),
  first_debit_on: '2026-12-05',
  last_debit_before: null,
}

const sampleOf = (is: AccountNews['is']): SampleLetter => ({
  name: `${is}-holder`,
  letter: (language) =>
    holderMail(language, {
      is,
      at: new Date('2026-11-20T10:00:00Z'),
      account: sampleAccount,
      country: languages[language].country,
      policyholder: 'Hélène Carpentier',
    }),
})

export const holderSamples: readonly SampleLetter[] = [sampleOf('new'), sampleOf('former')]
