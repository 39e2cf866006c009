import { conditionChapter } from '@coussinet/contract/domain/conditions.ts'
import { paperNames } from '@coussinet/contract/domain/documents.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '#platform/texts.ts'
import type { SumStep } from './slip-sums.ts'

type Named = ReturnType<typeof conditionChapter>
type Contact = { email: string; phone: string; hours: string; reference: string }

const fr = {
  title: paperNames.fr.benefit_slip,
  about: (name: string, day: string) => `${name}, soins du ${day}`,
  refunded: 'Remboursé',
  to_refund: 'À vous rembourser',
  to_pay: 'À verser',
  paid_on: (day: string) => `Versé le ${day}`,
  nothing_to_pay: 'Aucun versement',
  animal: 'Animal',
  formula: 'Formule',
  tracking_reference: 'Numéro de suivi',
  invoice_number: 'Numéro de facture',
  care_date: 'Date des soins',
  decided_on: 'Date de la décision',
  payment_date: 'Date de versement',
  account: 'Compte de versement',
  lines: 'Soins réalisés',
  columns: { care: 'Soin', billed: 'Facturé', covered: 'Pris en charge', refunded: 'Remboursé' },
  sums: 'Du montant facturé au remboursement',
  step: {
    billed: 'Total facturé',
    not_covered: 'Soins non pris en charge',
    prevention: 'Prévention, comptée à part',
    base: 'Sous-total pris en charge',
    deductible: 'Franchise',
    copayment: 'Part à votre charge',
    ceiling_cut: 'Au-delà du plafond annuel',
    package: 'Forfait vaccins et prévention',
    refunded: 'Remboursé',
    kept: 'Reste à votre charge',
  } satisfies Record<SumStep, string>,
  rate: (rate: string) => `Taux de remboursement : ${rate}`,
  why: {
    deductible: 'La part fixe qui reste à votre charge, retirée avant le taux.',
    ceiling_cut: 'Le plafond limite ce qui est versé par année d’assurance.',
    package: 'Remboursé à 100 %, sans franchise ni plafond.',
  },
  notes: 'À savoir',
  shares: 'Le remboursement de chaque soin est sa part du total, arrondie au centime.',
  terms: ({ number, title }: Named) => `Le calcul suit le chapitre ${number} de vos conditions générales : ${title}.`,
  contact: ({ email, phone, hours, reference }: Contact) =>
    `Une question sur ce décompte ? Écrivez à ${email} ou appelez le ${phone}, ${hours}, en citant le numéro ${reference}.`,
}

const it: typeof fr = {
  title: paperNames.it.benefit_slip,
  about: (name, day) => elided(`${name}, cure del ${day}`),
  refunded: 'Rimborsato',
  to_refund: 'Da rimborsare',
  to_pay: 'Da accreditare',
  paid_on: (day) => elided(`Accreditato il ${day}`),
  nothing_to_pay: 'Nessun accredito',
  animal: 'Animale',
  formula: 'Formula',
  tracking_reference: 'Numero pratica',
  invoice_number: 'Numero fattura',
  care_date: 'Data delle cure',
  decided_on: 'Data della decisione',
  payment_date: 'Data di accredito',
  account: 'Conto di accredito',
  lines: 'Prestazioni effettuate',
  columns: { care: 'Prestazione', billed: 'Fatturato', covered: 'Ammesso', refunded: 'Rimborsato' },
  sums: 'Dall’importo fatturato al rimborso',
  step: {
    billed: 'Totale fatturato',
    not_covered: 'Cure non comprese',
    prevention: 'Prevenzione, conteggiata a parte',
    base: 'Subtotale ammesso',
    deductible: 'Franchigia',
    copayment: 'Quota percentuale a Suo carico',
    ceiling_cut: 'Oltre il massimale annuo',
    package: 'Pacchetto vaccini e prevenzione',
    refunded: 'Rimborsato',
    kept: 'Quota a Suo carico',
  },
  rate: (rate) => `Percentuale di rimborso: ${rate}`,
  why: {
    deductible: 'La parte fissa che resta a Suo carico, tolta prima della percentuale.',
    ceiling_cut: 'Il massimale limita quanto è pagato per annualità assicurativa.',
    package: 'Rimborsato al 100 %, senza franchigia né massimale.',
  },
  notes: 'Da sapere',
  shares: 'Il rimborso di ogni prestazione è la sua parte del totale, arrotondata al centesimo.',
  terms: ({ number, title }) => `Il calcolo segue il capitolo ${number} delle condizioni di assicurazione: ${title}.`,
  contact: ({ email, phone, hours, reference }) =>
    `Una domanda su questo prospetto? Scriva a ${email} o chiami il ${phone}, ${hours}, indicando il numero ${reference}.`,
}

/** What the slip says beside its figures. */
export const slipWords: Record<Language, typeof fr> = { fr, it }
