import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

const fr = {
  title: (year: number) => `${paperNames.fr.year_statement} ${year}`,
  about: (name: string) => `Soins et remboursements : ${name}`,
  until: (day: string) => `Année en cours, relevé arrêté au ${day}.`,
  billed: refundLabels.fr.billed,
  refunded: refundLabels.fr.refunded,
  kept: refundLabels.fr.kept,
  rows: 'Le détail de l’année',
  columns: [
    'Soins du',
    'Soins et vétérinaire',
    'Facture',
    'Suivi',
    refundLabels.fr.billed,
    refundLabels.fr.refunded,
    'À votre charge',
    'Versement',
  ],
  table: [
    requestLabels.fr.care_date,
    'Soins',
    requestLabels.fr.vet,
    requestLabels.fr.invoice_number,
    requestLabels.fr.tracking_reference,
    `${refundLabels.fr.billed} (EUR)`,
    `${refundLabels.fr.refunded} (EUR)`,
    `${refundLabels.fr.kept} (EUR)`,
    payoutLabels.fr.payment_date,
  ],
  no_payment: 'Aucun',
  total: 'Total',
  empty: (name: string, year: number) => `Aucun soin ${deName(name)} n’a été remboursé ni refusé en ${year}.`,
  notes: 'Ce que ce relevé compte',
  counted: [
    'Les remboursements versés du 1er janvier au 31 décembre. Les soins pour lesquels rien n’a été remboursé figurent à la date de la décision.',
    'Un remboursement décidé mais pas encore versé figurera au relevé de l’année de son versement.',
    'Les devis, les factures envoyées deux fois, non payées ou d’un autre animal ne sont pas comptés. Les montants sont toutes taxes comprises.',
  ],
  tax: {
    title: 'Pour la déclaration de revenus en Italie',
    own: (name: string) => `Frais vétérinaires restés à votre charge : ${name}`,
    all: 'Frais vétérinaires restés à votre charge, tous vos animaux',
    earlier: 'dont soins d’une autre année',
    counted: 'Part retenue, jusqu’à 550 €',
    above: 'Part au-delà de 129,11 €',
    deduction: 'Déduction de 19 %',
    notes: [
      'Les aliments, le toilettage et les produits d’hygiène ne sont pas des frais vétérinaires et n’y sont pas comptés.',
      'La déclaration retient les frais de l’année où vous avez payé le vétérinaire, par un moyen traçable, pour un animal détenu légalement comme compagnon ou pour le sport. Gardez les factures et les preuves de paiement (article 15, alinéa 1, lettre c-bis, du TUIR).',
    ],
  },
}

const it: typeof fr = {
  title: (year) => `${paperNames.it.year_statement} ${year}`,
  about: (name) => `Cure e rimborsi: ${name}`,
  until: (day) => elided(`Anno in corso, riepilogo aggiornato al ${day}.`),
  billed: refundLabels.it.billed,
  refunded: refundLabels.it.refunded,
  kept: refundLabels.it.kept,
  rows: 'Il dettaglio dell’anno',
  columns: [
    'Cure del',
    'Cure e veterinario',
    'Fattura',
    'Pratica',
    refundLabels.it.billed,
    refundLabels.it.refunded,
    'A Suo carico',
    'Accredito',
  ],
  table: [
    requestLabels.it.care_date,
    'Cure',
    requestLabels.it.vet,
    requestLabels.it.invoice_number,
    requestLabels.it.tracking_reference,
    `${refundLabels.it.billed} (EUR)`,
    `${refundLabels.it.refunded} (EUR)`,
    `${refundLabels.it.kept} (EUR)`,
    payoutLabels.it.payment_date,
  ],
  no_payment: 'Nessuno',
  total: 'Totale',
  empty: (name, year) => `Nessuna cura di ${name} è stata rimborsata o rifiutata nel ${year}.`,
  notes: 'Che cosa conta questo riepilogo',
  counted: [
    'I rimborsi accreditati dal 1º gennaio al 31 dicembre. Le cure per le quali nulla è stato rimborsato figurano alla data della decisione.',
    'Un rimborso deciso ma non ancora accreditato figurerà nel riepilogo dell’anno in cui è accreditato.',
    'I preventivi e le fatture inviate due volte, non pagate o di un altro animale non sono conteggiati. Gli importi sono comprensivi di IVA.',
  ],
  tax: {
    title: 'Per la dichiarazione dei redditi',
    own: (name) => `Spese veterinarie rimaste a Suo carico: ${name}`,
    all: 'Spese veterinarie rimaste a Suo carico, tutti i Suoi animali',
    earlier: 'di cui per cure di un altro anno',
    counted: 'Spesa considerata, fino a 550 €',
    above: 'Parte oltre 129,11 €',
    deduction: 'Detrazione del 19%',
    notes: [
      'Alimenti, toelettatura e prodotti per l’igiene non sono spese veterinarie e non sono conteggiati.',
      'La dichiarazione considera le spese nell’anno in cui Lei ha pagato il veterinario, con mezzi tracciabili, per un animale detenuto legalmente a scopo di compagnia o per la pratica sportiva. Conservi le fatture e le prove di pagamento (articolo 15, comma 1, lettera c-bis, del TUIR).',
    ],
  },
}

/** Words of the year's statement beside its figures. */
export const yearWords: Record<Language, typeof fr> = { fr, it }
