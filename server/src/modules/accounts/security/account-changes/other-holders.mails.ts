import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { companyOf } from '@coussinet/contract/company.ts'
import { accountLabels, unpaidToo } from '@coussinet/contract/domain/account-labels.ts'
import { shownAccount } from '@coussinet/contract/domain/format-account.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { exampleNevg } from '@coussinet/contract/fields/nevg-like.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'
import { shortAccount } from '#platform/paper/short-account.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { AccountNamed } from './account-change.ts'
import { smsDay, smsMoment, smsPhone } from './sms-format.ts'

type AccountNews = {
  is: 'new' | 'former'
  at: Date
  /** null where a card is debited from now on */ account: AccountNamed | null
  country: Country
  policyholder: string
}

/** Letter to the holder of an account who is not the member; without a link, for they have no account with us. */
export function holderMail(language: Language, { is, at, account, country, policyholder }: AccountNews): Letter {
  const { iban, former_iban, umr, first_debit_on, last_debit_before, unpaid_cents = 0 } = account ?? {}
  const phone = readablePhone(companyOf(country).phone)
  const when = localMoment(at, language, country)
  const day = (on: string | null | undefined) => (on ? longDay(on, language) : null)
  const last = day(last_debit_before)
  const unpaid = unpaid_cents > 0 ? euros(unpaid_cents, language) : null
  const lines = (entries: [string, string | null | undefined][]) =>
    entries.flatMap(([label, value]) => (value ? [{ label, value }] : []))
  if (language === 'it') {
    if (is === 'former')
      return {
        subject: last ? 'Il Suo conto presto non sarà più addebitato' : 'Il Suo conto non viene più addebitato',
        title: last ? 'Il Suo conto presto non sarà più addebitato' : 'Il Suo conto non viene più addebitato',
        greeting: 'Buongiorno,',
        paragraphs: [
          `I premi della polizza sottoscritta da ${policyholder} ${last ? elided(`non saranno più addebitati sul Suo conto dopo il ${last}`) : 'non sono più addebitati sul Suo conto'}: un altro metodo di pagamento sostituisce il Suo mandato.`,
        ],
        facts: lines([
          ['Quando', when],
          [accountLabels.it.account, former_iban && shownAccount(former_iban)],
          ['Ultimo addebito', last],
        ]),
        notes: [`Una domanda? Ci chiami al ${phone}.`],
      }
    return {
      subject: 'Il mandato di addebito è firmato',
      title: 'Il mandato di addebito è firmato',
      greeting: 'Buongiorno,',
      paragraphs: [
        `Con il codice che Le abbiamo inviato è stato firmato il mandato che consente a ${brandName} di addebitare sul Suo conto i premi della polizza sottoscritta da ${policyholder}.`,
      ],
      facts: lines([
        ['Quando', when],
        [accountLabels.it.account, iban && shownAccount(iban)],
        [accountLabels.it.umr, umr],
        [accountLabels.it.first_debit, day(first_debit_on)],
        [unpaidToo.it, unpaid],
      ]),
      notes: [`Non è stato Lei? Ci chiami al ${phone}.`],
    }
  }
  if (is === 'former')
    return {
      subject: last ? 'Votre compte ne sera bientôt plus prélevé' : 'Votre compte n’est plus prélevé',
      title: last ? 'Votre compte ne sera bientôt plus prélevé' : 'Votre compte n’est plus prélevé',
      greeting: 'Bonjour,',
      paragraphs: [
        `Les cotisations du contrat souscrit par ${policyholder} ${last ? `ne seront plus prélevées sur votre compte après le ${last}` : 'ne sont plus prélevées sur votre compte'} : un autre moyen de paiement remplace votre mandat.`,
      ],
      facts: lines([
        ['Quand', when],
        [accountLabels.fr.account, former_iban && shownAccount(former_iban)],
        ['Dernier prélèvement', last],
      ]),
      notes: [`Une question ? Appelez-nous au ${phone}.`],
    }
  return {
    subject: 'Le mandat de prélèvement est signé',
    title: 'Le mandat de prélèvement est signé',
    greeting: 'Bonjour,',
    paragraphs: [
      `Avec le code que nous vous avons envoyé, le mandat qui permet à ${brandName} de prélever sur votre compte les cotisations du contrat souscrit par ${policyholder} a été signé.`,
    ],
    facts: lines([
      ['Quand', when],
      [accountLabels.fr.account, iban && shownAccount(iban)],
      [accountLabels.fr.umr, umr],
      [accountLabels.fr.first_debit, day(first_debit_on)],
      [unpaidToo.fr, unpaid],
    ]),
    notes: [`Ce n’est pas vous ? Appelez-nous au ${phone}.`],
  }
}

/** The same in one SMS of GSM letters. */
export function holderSms(language: Language, { is, at, account, country }: AccountNews): string {
  const phone = smsPhone(country)
  const { date, time } = smsMoment(at, language, country)
  const last = account?.last_debit_before && smsDay(account.last_debit_before)
  const end = (iban: string | null | undefined) => (iban ? ` ${shortAccount(iban)}` : '')
  if (language === 'it') {
    const inSms = (text: string) => text.replaceAll('’', "'") // the alphabet of SMS lacks ’
    if (is === 'former' && last)
      return inSms(
        elided(
          `${brandName}. Ultimo addebito sul Suo conto${end(account.former_iban)} il ${last}: il Suo mandato è sostituito. Domande? Chiami il ${phone}.`,
        ),
      )
    if (is === 'former')
      return inSms(
        elided(
          `${brandName}. Dal ${date} il Suo conto${end(account?.former_iban)} non ha più un mandato per i nostri addebiti. Domande? Chiami il ${phone}.`,
        ),
      )
    return inSms(
      elided(
        `${brandName}. Il mandato per il Suo conto${end(account?.iban)} è stato firmato il ${date} alle ${time}. Se non viene da Lei, chiami il ${phone}.`,
      ),
    )
  }
  if (is === 'former' && last)
    return `${brandName}. Dernier prélèvement sur votre compte${end(account.former_iban)} le ${last} : votre mandat est remplacé. Une question ? Appelez le ${phone}.`
  if (is === 'former')
    return `${brandName}. Depuis le ${date}, votre compte${end(account?.former_iban)} n'a plus de mandat pour nos prélèvements. Une question ? Appelez le ${phone}.`
  return `${brandName}. Le mandat pour votre compte${end(account?.iban)} a été signé le ${date} à ${time}. Si cela ne vient pas de vous, appelez le ${phone}.`
}

const sampleAccount: AccountNamed = {
  iban: 'FR76 **** **** 0189',
  former_iban: 'FR39 **** **** 3A23',
  holder: 'ODILE CARPENTIER',
  umr: mandateReference(exampleNevg, 2),
  first_debit_on: '2026-12-05',
  last_debit_before: null,
}

const sampleOf = (is: AccountNews['is']): Sample => ({
  name: `${is}-holder`,
  letter: (language) =>
    holderMail(language, {
      is,
      at: new Date('2026-11-20T10:00:00Z'),
      account: sampleAccount,
      country: language === 'it' ? 'IT' : 'FR',
      policyholder: 'Hélène Carpentier',
    }),
})

export const holderSamples: readonly Sample[] = [sampleOf('new'), sampleOf('former')]
