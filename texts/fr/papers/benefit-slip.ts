import { conditionChapter } from '@coussinet/contract/domain/condition-chapters.ts'
import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

type Named = ReturnType<typeof conditionChapter>
type Contact = { email: string; phone: string; hours: string; reference: string }

export const benefitSlip = {
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
