import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { companyOf } from '@coussinet/contract/company.ts'
import { accountLabels, unpaidToo } from '@coussinet/contract/domain/account-labels.ts'
import { shownAccount } from '@coussinet/contract/domain/format-account.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import { toName } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { exampleNevg } from '@coussinet/contract/fields/nevg-like.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'
import { mandateReference } from '#platform/text/reference.ts'
import type { Subject } from '../subject.ts'
import { type CodeFacts, readableCode } from './code-facts.ts'

type Words = {
  subject: string
  text: string
  /** name of the account; the mandate has its reference too */
  account: string
}

const words: Record<Language, Record<Subject['kind'], Words>> = {
  fr: {
    mandate: {
      subject: 'Votre code pour signer le mandat de prélèvement',
      text: 'Voici le code qui signe le mandat de prélèvement que vous venez de lire. Tant qu’il n’est pas saisi, rien ne change.',
      account: 'Compte débité',
    },
    refund_account: {
      subject: 'Votre code pour le compte de vos remboursements',
      text: 'Voici le code qui confirme le compte sur lequel vos remboursements seront versés. Tant qu’il n’est pas saisi, rien ne change.',
      account: 'Compte des remboursements',
    },
    refund_account_release: {
      subject: 'Votre code pour débloquer vos remboursements',
      text: 'Voici le code qui débloque dès maintenant vos remboursements vers votre nouveau compte. Sans lui, ils attendent la fin du délai de sécurité.',
      account: 'Compte des remboursements',
    },
  },
  it: {
    mandate: {
      subject: 'Il Suo codice per firmare il mandato di addebito',
      text: 'Ecco il codice che firma il mandato di addebito che ha appena letto. Finché non lo inserisce, non cambia nulla.',
      account: 'Conto di addebito',
    },
    refund_account: {
      subject: 'Il Suo codice per il conto dei rimborsi',
      text: 'Ecco il codice che conferma il conto sul quale verranno versati i Suoi rimborsi. Finché non lo inserisce, non cambia nulla.',
      account: 'Conto dei rimborsi',
    },
    refund_account_release: {
      subject: 'Il Suo codice per sbloccare i rimborsi',
      text: 'Ecco il codice che sblocca subito i Suoi rimborsi verso il nuovo conto. Senza il codice, attendono la fine del periodo di sicurezza.',
      account: 'Conto dei rimborsi',
    },
  },
}

/** The code by e-mail. Its subject and its first line do not hold the code: they show on screens that are locked. */
export function codeLetter(language: Language, facts: CodeFacts): Letter {
  const { subject, text, account } = words[language][facts.kind]
  const { asked_by, firstname } = facts
  if (asked_by !== null) return letterToSomebodyElse(language, facts, asked_by)
  const shared = { subject, title: subject, paragraphs: [text], facts: factsOf(language, facts, account) }
  const phone = readablePhone(companyOf(facts.country).phone)
  if (language === 'it')
    return {
      ...shared,
      greeting: `Buongiorno ${firstname},`,
      notes: [
        'Il codice vale dieci minuti, una sola volta. Un codice più recente lo sostituisce.',
        `Lo inserisca soltanto nella Sua area personale ${brandName}: non lo chiediamo mai per telefono, per SMS o per e-mail.`,
        `Non ha chiesto nulla? Non comunichi il codice a nessuno, cambi la password e ci chiami al ${phone}.`,
      ],
    }
  return {
    ...shared,
    greeting: `Bonjour ${firstname},`,
    notes: [
      'Le code est valable dix minutes, une seule fois. Un code plus récent le remplace.',
      `Saisissez-le uniquement dans votre espace ${brandName} : nous ne le demandons jamais par téléphone, par SMS ou par e-mail.`,
      `Vous n’avez rien demandé ? Ne donnez ce code à personne, changez votre mot de passe et appelez-nous au ${phone}.`,
    ],
  }
}

function factsOf(
  language: Language,
  { code, kind, name, iban, unpaid_cents = 0 }: CodeFacts,
  account: string,
): NonNullable<Letter['facts']> {
  return [
    { label: language === 'it' ? 'Codice' : 'Code', value: readableCode(code) },
    ...(kind === 'mandate' ? [{ label: accountLabels[language].umr, value: name }] : []),
    { label: account, value: shownAccount(iban) },
    ...(unpaid_cents > 0 ? [{ label: unpaidToo[language], value: euros(unpaid_cents, language) }] : []),
  ]
}

/** The letter to the holder of the account, who pays for the member: it says who asks, for what, and that no is an answer too. */
function letterToSomebodyElse(language: Language, facts: CodeFacts, asked_by: string): Letter {
  const phone = readablePhone(companyOf(facts.country).phone)
  if (language === 'it')
    return {
      subject: `${asked_by} Le chiede di firmare un mandato di addebito`,
      title: `${asked_by} Le chiede di firmare un mandato di addebito`,
      greeting: 'Buongiorno,',
      paragraphs: [
        `${asked_by} desidera pagare i premi della propria assicurazione ${brandName} con il Suo conto. Con questo codice firma il mandato: autorizza ${brandName} ad addebitarli sul conto indicato qui sotto.`,
        `Se è d’accordo, chieda ${toName(asked_by)} di mostrarLe il mandato e comunichi il codice: verrà inserito nell’area personale.`,
      ],
      facts: factsOf(language, facts, 'Il Suo conto'),
      notes: [
        'Il codice vale dieci minuti, una sola volta. Finché non viene inserito, non cambia nulla.',
        'Può chiedere alla Sua banca il rimborso di un addebito entro 8 settimane.',
        `Non lo chiediamo mai per telefono. Se non è d’accordo o non conosce questa persona, non comunichi il codice e ci chiami al ${phone}.`,
      ],
    }
  return {
    subject: `${asked_by} vous demande de signer un mandat de prélèvement`,
    title: `${asked_by} vous demande de signer un mandat de prélèvement`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${asked_by} souhaite régler les cotisations de son assurance ${brandName} depuis votre compte. Avec ce code, vous signez le mandat : vous autorisez ${brandName} à les prélever sur le compte indiqué ci-dessous.`,
      `Si vous êtes d’accord, demandez à ${asked_by} de vous montrer le mandat, puis donnez-lui le code : il sera saisi dans son espace.`,
    ],
    facts: factsOf(language, facts, 'Votre compte'),
    notes: [
      'Le code est valable dix minutes, une seule fois. Tant qu’il n’est pas saisi, rien ne change.',
      'Vous pouvez demander à votre banque le remboursement d’un prélèvement pendant 8 semaines.',
      `Nous ne demandons jamais ce code par téléphone. Si vous n’êtes pas d’accord, ou si vous ne connaissez pas cette personne, ne le donnez pas et appelez-nous au ${phone}.`,
    ],
  }
}

const sampleOf = (name: string, facts: Pick<CodeFacts, 'kind' | 'name' | 'asked_by'>): Sample => ({
  name,
  letter: (language) =>
    codeLetter(language, {
      ...facts,
      code: '412907',
      iban: 'FR39 **** **** 2A23',
      country: language === 'it' ? 'IT' : 'FR',
      firstname: 'Hélène',
    }),
})

export const signingSamples: readonly Sample[] = [
  sampleOf('code-mandate', { kind: 'mandate', name: mandateReference(exampleNevg, 3), asked_by: null }),
  sampleOf('code-mandate-somebody-else', {
    kind: 'mandate',
    name: mandateReference(exampleNevg, 3),
    asked_by: 'Hélène Carpentier',
  }),
  sampleOf('code-refund-account', { kind: 'refund_account', name: 'FR39 **** **** 2A23', asked_by: null }),
  sampleOf('code-release', { kind: 'refund_account_release', name: 'FR39 **** **** 2A23', asked_by: null }),
]
