import { describe, expect, it } from 'vitest'
import { plainWords } from '../page/phrases.ts'
import { type Role, getAmountRole } from './roles.ts'

const labels: Record<Role, readonly string[]> = {
  total: [
    'Total TTC',
    'Total net TTC',
    'Montant facture',
    'Total T.V.A.C.',
    'Totale IVA inclusa',
    'Importo fattura',
    'Totale con IVA',
    'Totaal incl. btw',
    'Eindbedrag',
  ],
  payable: [
    'Net à payer TTC',
    'Montant dû',
    'Somme à payer',
    'Netto a pagare',
    'A PAGARE',
    'Te betalen bedrag',
    'Te betalen binnen de termijn van 14 dagen',
  ],
  net: [
    'Total H.T.',
    'Total hors T.V.A.',
    'Imponibile IVA 22%',
    'Totale netto',
    'Maatstaf van heffing',
    'Totaal BTWE',
    'MVH',
  ],
  tax: [
    '|.V.A. 22%',
    'IV.A. 22%',
    'INA. 22%',
    'LVA 10 %',
    'TVA 20,00 %',
    'TVA10%',
    'Total TVA',
    'dont TVA 20 % :',
    'di cui IVA',
    'Totale imposta',
    'waarvan btw',
    'TVA incluse',
    'TVA comprise 20 %',
    'IVA inclusa 22%',
    'BTW inbegrepen',
  ],
  deposit: [
    'Acompte versé le',
    'Acompte déduit',
    'Déjà payé',
    'Acconto versato',
    'Reeds betaald',
    "Ritenuta d'acconto 20%",
  ],
  balance: ['Reste à payer', 'Solde restant dû', 'Saldo', 'Rimane da pagare', 'Nog te betalen'],
  paid: ['Réglé par CB', 'Total payé', 'Totale pagato', 'Pagamento elettronico', 'Betaald met kaart'],
  discount: [
    'Remise 10 %',
    'Geste commercial',
    'Sconto incondizionato',
    'Klantenkorting',
    'Arrondi',
    'Arrotondamento',
    'Afronding',
    'Getrouwheidskorting',
    'Buono fedeltà',
  ],
  subtotal: [
    'Sous-total',
    'Total brut',
    'Totale parziale',
    'Tussentotaal',
    'À reporter',
    'Da riportare',
    'Over te dragen',
  ],
  fee: ['Contributo ENPAV 2%', 'Cassa previdenza'],
  stamp: ['Marca da bollo'],
  aside: [
    'Indemnité forfaitaire',
    'Capital social',
    'Rendu monnaie',
    'Solde précédent',
    'Cumul fidélité',
    'Spese incasso',
    'Hai risparmiato',
    'Report',
    'Riporto',
    'Overdracht',
    'Wisselgeld',
    'Impayé du 02/10',
    'Arretrati',
    'Achterstand',
    'Mensualité',
    'Te betalen in 3 termijnen van',
  ],
}

it.each(['Taxe sanitaire', 'Taxe élimination déchets', 'Taxe de garde', 'Snavelinkorting', 'Tandinkorting konijn'])(
  '[READ-02] %s is a line of care',
  (label) => expect(getAmountRole(plainWords(label))).toBeNull(),
)

describe('[READ-02] the part of an amount by its words', () => {
  it.each(Object.entries(labels).flatMap(([role, some]) => some.map((label) => [label, role] as const)))(
    '%s is the %s',
    (label, role) => expect(getAmountRole(plainWords(label))).toBe(role),
  )
})
