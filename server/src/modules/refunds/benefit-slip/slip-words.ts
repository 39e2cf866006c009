import { conditionChapter } from '@coussinet/contract/domain/condition-chapters.ts'
import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

type Named = ReturnType<typeof conditionChapter>
type Contact = { email: string; phone: string; hours: string; reference: string }

const fr = {
  title: paperNames.fr.benefit_slip,
  about: (name: string, care: string | null, day: string) =>
    care === null ? `${name}, soins du ${day}` : `${name} · ${care} du ${day}`,
  to_refund: payoutLabels.fr.to_refund,
  to_pay: 'À verser',
  paid_on: payoutLabels.fr.paid_on,
  nothing_to_pay: 'Aucun versement',
  animal: 'Animal',
  formula: 'Formule',
  tracking_reference: requestLabels.fr.tracking_reference,
  invoice_number: requestLabels.fr.invoice_number,
  care_date: requestLabels.fr.care_date,
  decided_on: 'Date de la décision',
  payment_date: payoutLabels.fr.payment_date,
  account: payoutLabels.fr.account,
  notes: 'À savoir',
  shares: 'Le remboursement de chaque soin est sa part du total, arrondie au centime.',
  terms: ({ number, title }: Named) => `Le calcul suit le chapitre ${number} de vos conditions générales : ${title}.`,
  contact: ({ email, phone, hours, reference }: Contact) =>
    `Une question sur ce décompte ? Écrivez à ${email} ou appelez le ${phone}, ${hours}, en citant le numéro ${reference}.`,
}

const it: typeof fr = {
  title: paperNames.it.benefit_slip,
  about: (name, care, day) => elided(care === null ? `${name}, cure del ${day}` : `${name} · ${care} del ${day}`),
  to_refund: payoutLabels.it.to_refund,
  to_pay: 'Da accreditare',
  paid_on: payoutLabels.it.paid_on,
  nothing_to_pay: 'Nessun accredito',
  animal: 'Animale',
  formula: 'Formula',
  tracking_reference: requestLabels.it.tracking_reference,
  invoice_number: requestLabels.it.invoice_number,
  care_date: requestLabels.it.care_date,
  decided_on: 'Data della decisione',
  payment_date: payoutLabels.it.payment_date,
  account: payoutLabels.it.account,
  notes: 'Da sapere',
  shares: 'Il rimborso di ogni prestazione è la sua parte del totale, arrotondata al centesimo.',
  terms: ({ number, title }) => `Il calcolo segue il capitolo ${number} delle condizioni di assicurazione: ${title}.`,
  contact: ({ email, phone, hours, reference }) =>
    `Una domanda su questo prospetto? Scriva a ${email} o chiami il ${phone}, ${hours}, indicando il numero ${reference}.`,
}

/** Words of the slip beside its figures. */
export const slipWords: Record<Language, typeof fr> = { fr, it }
