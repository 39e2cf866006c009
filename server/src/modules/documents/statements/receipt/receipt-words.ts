import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'

const fr = {
  title: 'Quittance de cotisation',
  number: 'Numéro de quittance',
  paid_on: (day: string) => `Payée le ${day}`,
  paid: 'Paiement',
  period: 'Période assurée',
  period_of: (first: string, last: string) => `du ${first} au ${last}`,
  due: 'Date d’échéance',
  payment_date: 'Date de paiement',
  means: 'Moyen de paiement',
  bank_account: (iban: string | null) => (iban === null ? 'Prélèvement SEPA' : `Prélèvement SEPA, compte ${iban}`),
  card: (card: string | null) =>
    card === null ? 'Carte bancaire, sur la page du prestataire de paiement' : `Carte bancaire ${card}`,
  animals: contractLabels.fr.animals,
  animal: 'Animal',
  share: 'Cotisation du mois',
  total: 'Total payé',
  insurer: 'Assureur',
  policyholder: 'Souscripteur',
  received: 'L’assureur reconnaît avoir reçu ce paiement. La quittance vaut pour la période indiquée.',
  // of the contract’s country
  tax: {
    FR: 'Montant toutes taxes comprises, frais de gestion et taxe sur les conventions d’assurance inclus. Opération d’assurance exonérée de TVA (article 261 C, 2° du Code général des impôts).',
    BE: 'Montant toutes taxes comprises, frais de gestion et taxe annuelle sur les opérations d’assurance inclus. Opération d’assurance exemptée de TVA (article 44, § 3, 4° du Code de la TVA).',
    IT: 'Montant toutes taxes comprises, frais de gestion et taxe italienne sur les assurances inclus (loi no 1216 du 29 octobre 1961). Opération exonérée de TVA (article 10 du décret no 633 de 1972).',
  } satisfies Record<Country, string>,
}

const it: typeof fr = {
  title: 'Quietanza del premio mensile',
  number: 'Numero della quietanza',
  paid_on: (day) => elided(`Pagato il ${day}`),
  paid: 'Pagamento',
  period: 'Periodo assicurato',
  period_of: (first, last) => elided(`dal ${first} al ${last}`),
  due: 'Data di scadenza',
  payment_date: 'Data di pagamento',
  means: 'Metodo di pagamento',
  bank_account: (iban) => (iban === null ? 'Addebito diretto SEPA' : `Addebito diretto SEPA, conto ${iban}`),
  card: (card) => (card === null ? 'Carta, sulla pagina del fornitore di pagamenti' : `Carta ${card}`),
  animals: contractLabels.it.animals,
  animal: 'Animale',
  share: 'Premio del mese',
  total: 'Totale pagato',
  insurer: 'Assicuratore',
  policyholder: 'Contraente',
  received: 'L’assicuratore dichiara di aver ricevuto questo pagamento. La quietanza vale per il periodo indicato.',
  tax: {
    FR: 'Importo comprensivo di spese di gestione e dell’imposta francese sulle assicurazioni. Operazione esente da IVA (articolo 261 C, 2° del Code général des impôts).',
    BE: 'Importo comprensivo di spese di gestione e dell’imposta annua belga sulle operazioni di assicurazione. Operazione esente da IVA (articolo 44, § 3, 4° del Code de la TVA).',
    IT: 'Importo comprensivo di spese di gestione e dell’imposta sulle assicurazioni (legge 29 ottobre 1961, n. 1216). Operazione esente da IVA (articolo 10, n. 2, del D.P.R. 26 ottobre 1972, n. 633).',
  },
}

export const receiptWords: Record<Language, typeof fr> = { fr, it }
