import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { accountLabels, unpaidToo } from '@coussinet/contract/domain/account-labels.ts'
import { shownAccount } from '@coussinet/contract/domain/format-account.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { mandateEnded } from '@coussinet/contract/domain/received.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { Words } from '../notices.mails.ts'
import type { NoticeContent } from '../notices.ts'
import type { AccountKind } from './account-change.ts'

/** Texts of the notices about an account; as in the others, `sms` in the letters of GSM 03.38. */
export const accountWords: Record<Language, Record<AccountKind, Words>> = {
  fr: {
    mandate_signed: {
      title: 'Le compte de vos cotisations a été modifié',
      sms: 'Le compte de vos cotisations a été modifié',
      text: `Un mandat de prélèvement vient d’être signé dans votre espace ${brandName} : vos cotisations seront débitées du compte ci-dessous.`,
      undated: `Un mandat de prélèvement vient d’être signé dans votre espace ${brandName} pour le compte ci-dessous. Aucun prélèvement sur ce compte n’est prévu pour l’instant.`,
      undone:
        'Ce mandat n’est pas annulé par le lien : un conseiller vérifie avec vous le compte à débiter. Les mandats et les comptes qui attendent leur code sont abandonnés.',
    },
    refund_account_changed: {
      title: 'Le compte de vos remboursements a été modifié',
      sms: 'Le compte de vos remboursements a été modifié',
      text: 'Vos prochains remboursements seront versés sur le compte ci-dessous. Ceux qui sont déjà acceptés restent versés sur le compte prévu.',
      undone:
        'L’ancien compte n’est pas rétabli : aucun remboursement ne part vers le nouveau tant que nous n’avons pas vérifié avec vous. Les mandats et les comptes qui attendent leur code sont abandonnés.',
    },
    account_released: {
      title: 'Vos remboursements n’attendent plus',
      sms: "L'attente de vos remboursements a été levée",
      text: 'Un code a été validé pour que vos remboursements soient versés dès maintenant sur votre nouveau compte, sans attendre 48 heures.',
      undone:
        'Les remboursements qui ne sont pas encore partis sont remis en attente, tant que nous n’avons pas vérifié avec vous. Les mandats et les comptes qui attendent leur code sont abandonnés.',
    },
    card_registered: {
      title: 'Une carte a été enregistrée pour vos cotisations',
      sms: 'Une carte a été enregistrée pour vos cotisations',
      text: 'Vos prochaines cotisations seront débitées de cette carte.',
      named: 'Carte',
      undone: 'Cette carte n’est pas retirée par le lien : un conseiller vérifie avec vous le moyen de paiement.',
    },
  },
  it: {
    mandate_signed: {
      title: 'Il conto dei Suoi premi è stato modificato',
      sms: 'Il conto dei Suoi premi è stato modificato',
      text: `Un mandato di addebito è appena stato firmato nella Sua area personale ${brandName}: i premi saranno addebitati sul conto qui sotto.`,
      undated: `Un mandato di addebito è appena stato firmato nella Sua area personale ${brandName} per il conto qui sotto. Per ora nessun addebito su questo conto è previsto.`,
      undone:
        'Il link non annulla questo mandato: un consulente verifica con Lei il conto da addebitare. I mandati e i conti in attesa del codice vengono annullati.',
    },
    refund_account_changed: {
      title: 'Il conto dei Suoi rimborsi è stato modificato',
      sms: 'Il conto dei Suoi rimborsi è stato modificato',
      text: 'I prossimi rimborsi saranno versati sul conto qui sotto. Quelli già accettati restano destinati al conto previsto.',
      undone:
        'Il conto precedente non viene ripristinato: nessun rimborso parte verso quello nuovo finché non avremo verificato con Lei. I mandati e i conti in attesa del codice vengono annullati.',
    },
    account_released: {
      title: 'I Suoi rimborsi non sono più in attesa',
      sms: 'Il blocco dei Suoi rimborsi è stato rimosso',
      text: 'È stato convalidato un codice perché i Suoi rimborsi siano versati subito sul nuovo conto, senza attendere 48 ore.',
      undone:
        'I rimborsi non ancora partiti tornano in attesa finché non avremo verificato con Lei. I mandati e i conti in attesa del codice vengono annullati.',
    },
    card_registered: {
      title: 'È stata registrata una carta per i Suoi premi',
      sms: 'Una carta è stata registrata per i Suoi premi',
      text: 'I prossimi premi saranno addebitati su questa carta.',
      named: 'Carta',
      undone: 'Il link non rimuove questa carta: un consulente verifica con Lei il metodo di pagamento.',
    },
  },
}

const labels = {
  fr: {
    debited: 'Compte débité',
    refunded: accountLabels.fr.account,
    former: 'Ancien compte',
    former_card: 'Ancien moyen de paiement',
    holder: accountLabels.fr.holder,
    umr: accountLabels.fr.umr,
    first: accountLabels.fr.first_debit,
    unpaid: unpaidToo.fr,
    last: 'Dernier prélèvement sur l’ancien compte',
    refunds: accountLabels.fr.refunds,
    too: `Versés ${accountLabels.fr.refunds_too}`,
    held: 'Remboursements en attente jusqu’au',
  },
  it: {
    debited: 'Conto addebitato',
    refunded: accountLabels.it.account,
    former: 'Conto precedente',
    former_card: 'Metodo di pagamento precedente',
    holder: accountLabels.it.holder,
    umr: accountLabels.it.umr,
    first: accountLabels.it.first_debit,
    unpaid: unpaidToo.it,
    last: 'Ultimo addebito sul conto precedente',
    refunds: accountLabels.it.refunds,
    too: capitalised(accountLabels.it.refunds_too),
    held: 'Rimborsi in attesa fino a',
  },
} as const

/** Lines of a letter about an account; none where it is about something else. */
export function accountFacts(
  language: Language,
  { kind, account, held_until, country }: Pick<NoticeContent, 'kind' | 'account' | 'held_until' | 'country'>,
) {
  if (!account) return []
  const words = labels[language]
  const {
    iban,
    former_iban,
    holder,
    umr,
    first_debit_on,
    last_debit_before,
    for_refunds = false,
    unpaid_cents = 0,
  } = account
  const isDebit = kind === 'mandate_signed'
  const isHeld = held_until && (for_refunds || kind === 'refund_account_changed')
  const lines: [label: string, value: string | null | undefined][] = [
    [isDebit ? words.debited : words.refunded, shownAccount(iban)],
    [words.holder, holder],
    [words.former, former_iban && shownAccount(former_iban)],
    [words.umr, umr],
    [words.last, former_iban && last_debit_before && longDay(last_debit_before, language)],
    [words.first, first_debit_on && longDay(first_debit_on, language)],
    [words.unpaid, isDebit && unpaid_cents > 0 ? euros(unpaid_cents, language) : null],
    [words.refunds, isDebit && for_refunds ? words.too : null],
    [words.held, isHeld ? localMoment(held_until, language, country) : null],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The mandate that a card took the place of, in a sentence of its own after the others. */
export function endOfMandate(language: Language, { ended }: Pick<NoticeContent, 'ended'>): string {
  if (!ended?.mandate) return ''
  const { umr, iban } = ended.mandate
  return ` ${mandateEnded(umr, shownAccount(iban), language)}`
}

/** The card that is no longer debited, as a line of a letter. */
export function formerCard(language: Language, { ended }: Pick<NoticeContent, 'ended'>) {
  return ended?.card ? [{ label: labels[language].former_card, value: ended.card }] : []
}
