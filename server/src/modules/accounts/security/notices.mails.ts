import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { companyOf } from '@coussinet/contract/company.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { notMe } from '@coussinet/contract/domain/not-me.ts'
import { received, dataDownloaded } from '@coussinet/contract/domain/received.ts'
import { exampleNevg } from '@coussinet/contract/fields/nevg-like.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'
import { shortAccount } from '#platform/paper/short-account.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { AccountNamed } from './account-changes/account-change.ts'
import { accountFacts, accountWords, endOfMandate, formerCard } from './account-changes/account-words.mails.ts'
import { holderSamples } from './account-changes/other-holders.mails.ts'
import { smsMoment, smsPhone } from './account-changes/sms-format.ts'
import type { NoticeKind, NoticeContent } from './notices.ts'

/** A notice in one language. */
export type Words = {
  /** subject and title */
  title: string
  /** the same in an SMS, in the letters that one SMS of 160 holds (GSM 03.38) */
  sms: string
  text: string
  /** the same of a mandate, where no debit of its account is planned */
  undated?: string
  /** name of `detail` */
  named?: string
  /** sentence on what "it was not me" does about this change (freeze.ts) */
  undone: string
}

const kinds: Record<Language, Record<NoticeKind, Words>> = {
  fr: {
    ...accountWords.fr,
    password_changed: {
      title: received.fr.password,
      sms: received.fr.password,
      text: `Le mot de passe de votre espace ${brandName} vient d’être modifié. Vos autres sessions ont pris fin.`,
      undone: 'Ce mot de passe n’ouvre plus rien : vous en choisirez un autre.',
    },
    email_requested: {
      title: 'Un changement d’adresse e-mail a été demandé',
      sms: 'Un changement de votre adresse e-mail a été demandé',
      text: `Une nouvelle adresse e-mail a été indiquée dans votre espace ${brandName}. Tant qu’elle n’est pas confirmée, nous continuons de vous écrire ici.`,
      named: 'Nouvelle adresse',
      undone: 'Ce changement d’adresse est abandonné.',
    },
    email_changed: {
      title: 'Votre adresse e-mail a été modifiée',
      sms: 'Votre adresse e-mail a été modifiée',
      text: `L’adresse e-mail de votre espace ${brandName} a été remplacée. La nouvelle sert désormais à vous écrire et à vous connecter.`,
      named: 'Nouvelle adresse',
      undone: 'Votre adresse précédente est rétablie.',
    },
    phones_changed: {
      title: 'Vos numéros de téléphone ont été modifiés',
      sms: 'Vos numéros de téléphone ont été modifiés',
      text: `Les numéros de téléphone de votre espace ${brandName} viennent d’être modifiés.`,
      named: 'Numéro',
      undone: 'Vos numéros ne sont pas rétablis : vous pourrez les corriger dans votre profil.',
    },
    passkey_added: {
      title: 'Une clé d’accès a été ajoutée',
      sms: 'Une clé de connexion a été ajoutée',
      text: `Une clé d’accès (passkey) permet désormais de se connecter à votre espace ${brandName} sans mot de passe.`,
      named: 'Clé d’accès',
      undone: 'Cette clé d’accès est supprimée.',
    },
    passkey_removed: {
      title: 'Une clé d’accès a été supprimée',
      sms: 'Une clé de connexion a été supprimée',
      text: `Une clé d’accès (passkey) de votre espace ${brandName} a été supprimée : elle ne permet plus de se connecter.`,
      named: 'Clé d’accès',
      undone: 'La clé supprimée n’est pas rétablie : vous pourrez en ajouter une autre.',
    },
    data_exported: {
      title: dataDownloaded.fr,
      sms: dataDownloaded.fr,
      text: `Une archive de toutes vos données vient d’être téléchargée depuis votre espace ${brandName}, avec votre mot de passe.`,
      undone:
        'Votre mot de passe, que l’on connaît donc, n’ouvre plus rien : vous en choisirez un autre. Ce qui a été téléchargé ne peut pas être repris.',
    },
  },
  it: {
    ...accountWords.it,
    password_changed: {
      title: received.it.password,
      sms: received.it.password,
      text: `La password della Sua area personale ${brandName} è appena stata modificata. Le altre sessioni sono state chiuse.`,
      undone: 'Questa password non apre più nulla: ne sceglierà un’altra.',
    },
    email_requested: {
      title: 'È stato richiesto un cambio di indirizzo e-mail',
      sms: 'Un cambio del Suo indirizzo e-mail è stato richiesto',
      text: `Un nuovo indirizzo e-mail è stato indicato nella Sua area personale ${brandName}. Finché non è confermato, continuiamo a scriverLe qui.`,
      named: 'Nuovo indirizzo',
      undone: 'Il cambio di indirizzo viene abbandonato.',
    },
    email_changed: {
      title: 'Il Suo indirizzo e-mail è stato modificato',
      sms: 'Il Suo indirizzo e-mail è stato modificato',
      text: `L’indirizzo e-mail della Sua area personale ${brandName} è stato sostituito. D’ora in poi Le scriviamo al nuovo, che serve anche per accedere.`,
      named: 'Nuovo indirizzo',
      undone: 'L’indirizzo precedente viene ripristinato.',
    },
    phones_changed: {
      title: 'I Suoi numeri di telefono sono stati modificati',
      sms: 'I Suoi numeri di telefono sono stati modificati',
      text: `I numeri di telefono della Sua area personale ${brandName} sono appena stati modificati.`,
      named: 'Numero',
      undone: 'I numeri non vengono ripristinati: potrà correggerli nel Suo profilo.',
    },
    passkey_added: {
      title: 'È stata aggiunta una passkey',
      sms: 'Una passkey è stata aggiunta al Suo account',
      text: `Una passkey permette ora di accedere alla Sua area personale ${brandName} senza password.`,
      named: 'Passkey',
      undone: 'Questa passkey viene rimossa.',
    },
    passkey_removed: {
      title: 'È stata rimossa una passkey',
      sms: 'Una passkey è stata rimossa dal Suo account',
      text: `Una passkey della Sua area personale ${brandName} è stata rimossa: non permette più di accedere.`,
      named: 'Passkey',
      undone: 'La passkey rimossa non viene ripristinata: potrà aggiungerne un’altra.',
    },
    data_exported: {
      title: dataDownloaded.it,
      sms: dataDownloaded.it,
      text: `Un archivio di tutti i Suoi dati è appena stato scaricato dalla Sua area personale ${brandName}, con la Sua password.`,
      undone:
        'La Sua password, che qualcuno dunque conosce, non apre più nulla: ne sceglierà un’altra. Ciò che è stato scaricato non può essere ripreso.',
    },
  },
}

/** E-mail of a change's notice; `href` is the way out of that one mail. */
export function noticeMail(language: Language, told: NoticeContent, href: string): Letter {
  const { title, text, undated = text, named, undone } = kinds[language][told.kind]
  const phone = readablePhone(companyOf(told.country).phone)
  const named_detail = told.detail === undefined || named === undefined ? [] : [{ label: named, value: told.detail }]
  const letter = {
    subject: title,
    title,
    paragraphs: [told.account?.first_debit_on === null ? undated : `${text}${endOfMandate(language, told)}`],
  }
  if (language === 'it')
    return {
      ...letter,
      greeting: 'Buongiorno,',
      facts: [
        { label: 'Quando', value: localMoment(told.at, language, told.country) },
        ...named_detail,
        ...accountFacts(language, told),
        ...formerCard(language, told),
      ],
      notes: ['Se viene da Lei, non deve fare nulla.'],
      escape: {
        text: `Non viene da Lei? Protegga il Suo account con il link qui sotto. Tutte le Sue sessioni terminano e i pagamenti verso un conto recente restano in attesa. ${undone} Se nel frattempo sono cambiati la password o l’indirizzo e-mail, o è stata aggiunta una passkey, anche questo viene annullato. Il link funziona una sola volta, per 14 giorni.`,
        label: notMe.it,
        href,
        otherwise: `Può anche chiamarci al ${phone}.`,
      },
    }
  return {
    ...letter,
    greeting: 'Bonjour,',
    facts: [
      { label: 'Quand', value: localMoment(told.at, language, told.country) },
      ...named_detail,
      ...accountFacts(language, told),
      ...formerCard(language, told),
    ],
    notes: ['Si c’était bien vous, vous n’avez rien à faire.'],
    escape: {
      text: `Ce n’était pas vous ? Protégez votre compte avec le lien ci-dessous. Toutes vos sessions prennent fin et les versements vers un compte bancaire récent sont mis en attente. ${undone} Si, depuis, le mot de passe ou l’adresse e-mail ont été modifiés, ou une clé d’accès ajoutée, cela aussi est annulé. Le lien fonctionne une seule fois, pendant 14 jours.`,
      label: notMe.fr,
      href,
      otherwise: `Vous pouvez aussi nous appeler au ${phone}.`,
    },
  }
}

/** The same in one SMS: no link, for a link in an SMS is what frauds send; the number to call instead. */
export function noticeSms(language: Language, { kind, at, country, account }: NoticeContent): string {
  const phone = smsPhone(country)
  const { date, time } = smsMoment(at, language, country)
  const named = account ? ` (${shortAccount(account.iban)})` : ''
  const sms = `${kinds[language][kind].sms}${named}`
  return language === 'it'
    ? elided(`${brandName}. ${sms} il ${date} alle ${time}. Se non viene da Lei, chiami il ${phone}.`).replaceAll(
        '’',
        "'",
      ) // the alphabet of SMS lacks ’
    : `${brandName}. ${sms} le ${date} à ${time}. Si ce changement ne vient pas de vous, appelez le ${phone}.`
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

const sampleOf = (kind: NoticeKind): Sample => ({
  name: kind.replaceAll('_', '-'),
  letter: (language) =>
    noticeMail(
      language,
      { kind, at: new Date('2026-11-20T10:00:00Z'), country: language === 'it' ? 'IT' : 'FR', ...samples[kind] },
      'https://members.example/not-me#token=sample',
    ),
})

export const noticeSamples: readonly Sample[] = [
  sampleOf('password_changed'),
  sampleOf('email_requested'),
  sampleOf('email_changed'),
  sampleOf('phones_changed'),
  sampleOf('passkey_added'),
  sampleOf('passkey_removed'),
  sampleOf('data_exported'),
  sampleOf('mandate_signed'),
  sampleOf('refund_account_changed'),
  sampleOf('account_released'),
  sampleOf('card_registered'),
  ...holderSamples,
]
