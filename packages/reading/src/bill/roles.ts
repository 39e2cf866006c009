import { phrases, findPhrase, isWordOf, type Phrase } from '../page/phrases.ts'

/** Parts that an amount can have in a bill, by the words beside it. */
export type Role =
  | 'total'
  | 'payable'
  | 'net'
  | 'tax'
  | 'discount'
  | 'deposit'
  | 'balance'
  | 'paid'
  | 'subtotal'
  | 'fee'
  | 'stamp'
  | 'aside'

// In the order in which they are looked for: "total hors taxes" is no total, "reste à payer" nothing payable.
const written: readonly [Role, string][] = [
  [
    'total',
    'net de taxe | net de taxes | net de tva | apres remise | remise deduite | dopo sconto | al netto dello sconto | na korting',
  ],
  [
    'aside',
    `indemnite | forfaitaire | penalite* | recouvrement | capital | rendu | monnaie | resto | wisselgeld | interets | franco
    | solde reporte | saldo riportato | report de solde
    | capitale sociale | dont ecotaxe | economie | escompte | mora | points | ancien solde | cumul | montant rembourse | base de remboursement | hai risparmiato | cap soc | solde anterieur | solde precedent
    | saldo precedente | vorig saldo | vorige saldo | forfait recouvrement | incassokosten | verwijlintrest*
    | nalatigheidsinterest* | schadebeding | forfaitaire vergoeding | spese di incasso | spese incasso | report
    | impaye | impayes | impayee | impayees | arrieres | reste anterieur | restes anterieurs | dette anterieure
    | facture anterieure | factures anterieures | facture precedente | factures precedentes | insolut* | arretrati
    | fattura precedente | fatture precedenti | residuo precedente | achterstand | achterstallig | vorige factuur
    | vorige facturen | onbetaald | onbetaalde | openstaande factuur | openstaande facturen
    | riporto | riportato | overdracht | overgedragen | overgebracht | avoir precedent
    | prochain* | plafond | mensualite* | termijnen | rate da | rate di`,
  ],
  [
    'balance',
    `reste a payer | reste du | reste a regler | restant du | solde | solde du | solde a payer | saldo | residuo | rimanenza | resta da pagare | restano da pagare
    | apres acompte | net acompte deduit | na voorschot | rimane da pagare | da saldare | nog te betalen | openstaand | restbedrag | resterend* | rest te betalen | restant a payer | a percevoir`,
  ],
  [
    'deposit',
    `acompte | acomptes | arrhes | deja paye | deja regle | deja verse | deja percu | avance | versement | provision | acconto | acconti | anticipo
    | caparra | gia pagato | gia versato | gia corrisposto | versato | voorschot* | reeds betaald | reeds voldaan | reeds ontvangen
    | aanbetaling | al betaald | deposito`,
  ],
  [
    'discount',
    `remise* | rabais | ristourne | reduction | geste commercial | sconto | sconti | abbuono | riduzione | ribasso
    | korting* | *korting | promo* | fidelite | fedelta
    | arrondi | arrondissement | arrotondamento | arrotondamenti | afronding*`,
  ],
  [
    'subtotal',
    `sous total | sous totaux | s total | sstotal | subtotale | sub totale | sub totaal | subtotaal | tussentotaal | totale parziale | total animal
    | total pour | totale per | totaal voor | total page | a reporter | a transporter | da riportare | a riportare
    | over te dragen | over te brengen | te transporteren | total brut | montant brut | avant remise | totale lordo
    | importo lordo | totaal bruto | brutototaal | voor korting`,
  ],
  [
    'fee',
    'enpav | contributo integrativo | contributo previdenziale | cassa previdenza | cassa previdenziale | c p 2% | cp 2% | rivalsa | contr integrativo | contrib integrativo | cassa 2%',
  ],
  ['stamp', 'bollo | marca da bollo | imposta di bollo | timbre fiscal'],
  [
    'payable',
    `net a payer | a payer | a regler | montant du | total du | somme due | netto a pagare | da pagare | importo dovuto | totale dovuto | a pagare
    | te betalen | te voldoen | verschuldigd | netto da pagare | da corrispondere`,
  ],
  [
    'net',
    `total ht | total h t | montant ht | total hors taxes | total hors taxe | hors taxes | hors taxe | hors tva | htva | net ht | base ht | base tva | total net ht
    | base imposable | base | ht | imponibile | totale imponibile | tot imponibile | importo netto | totale netto | totale onorari | totale prestazioni | totale compensi
    | base imponibile | totaal excl* | btwe | mvh | excl* btw | excl* | exclusief | maatstaf* | basis | netto bedrag | nettobedrag | basisbedrag | netto | total excl* | bedrag excl* | hors t v a`,
  ],
  [
    'total',
    `total ttc | montant ttc | toutes taxes | ttc | total tvac | tvac | tva comprise | taxes comprises | total facture | montant facture | montant de la facture | total general | montant total | prix total
    | totale fattura | totale documento | tot documento | tot fattura | totale ivato | iva inclusa | iva compresa | totale complessivo | totale generale | importo totale | importo fattura | importo documento | totale con iva | totale ricevuta | totale parcella
    | totale nota | totaal incl* | incl* btw | incl* | inclusief | totaalbedrag | eindbedrag | eindtotaal | algemeen totaal | factuurtotaal | factuurbedrag | total incl*`,
  ],
  ['tax', `tva | t v a | taxe | taxes | iva | imposta | imposte | btw | montant tva | belasting`],
  [
    'paid',
    `cb | carte | carte bancaire | carte bleue | especes | cheque | virement | regle | reglement | regle par | paye | payee | paiement | encaisse | recu ce jour | bancomat | pos | contanti | carta
    | carta di credito | assegno | bonifico | pagato | pagamento | pagamenti | bancontact | contant | overschrijving | betaald | betaling | visa | mastercard | maestro | acquitte*
    | payconiq | virement bancaire | montant percu | incassato`,
  ],
  ['total', 'total | totale | totaal | tot | montant a | somme'],
]

const roles: readonly { role: Role; any: readonly Phrase[] }[] = written.map(([role, table]) => ({
  role,
  any: phrases(table.replaceAll('\n', ' ')),
}))

/** The part of an amount by the words beside it; null where none of them says. */
export function getAmountRole(words: readonly string[]): Role | null {
  // "Total TVA comprise" before "TVA", "dont TVA" before "total ttc": the table's order decides, but for these.
  if (words.includes('dont') || words.includes('waarvan') || (words.includes('di') && words.includes('cui')))
    return says(words, 'tax') ? 'tax' : 'aside'
  if (isTaxOfCare(words) || words.some((word) => isClipping.test(word))) return null
  // Before an amount, "TVA incluse" labels the tax. Behind an amount, it labels the total.
  if (/^(?:tva|iva|btw) (?:incl|inbegrepen|compris|compres)[a-z]*(?: [\d%]+)*$/.test(words.join(' '))) return 'tax'
  // "Totale (operazione in franchigia da IVA)": there is no tax.
  if (
    says(words, 'tax') &&
    /\b(?:franchigia|esent[ei]|franchise|non applicable|exonere\w*|vrijgesteld)\b/.test(words.join(' '))
  )
    return says(words, 'total') ? 'total' : null
  if (
    says(words, 'total') &&
    says(words, 'tax') &&
    /\b(?:ttc|comprise?s?|incl\w*|inbegrepen|inclusa|compresa|con iva|tvac|inclusief)\b/.test(words.join(' '))
  )
    return 'total'
  if (says(words, 'tax') && /^(?:total|totale|totaal|montant|totali)$/.test(words[0] ?? '') && !says(words, 'net'))
    return 'tax'
  return roles.find(({ any }) => any.some((phrase) => findPhrase(phrase, words) >= 0))?.role ?? null
}

/** Tells whether a label is another bill's number or day: "Facture n° 99 du". */
export const namesBill = (label: readonly string[]): boolean =>
  /^(?:facture|fattura|factuur) (?:(?:n|n°|no|nr|du|del|van)\b|[a-z]{0,4} ?\d)/.test(label.join(' '))

/** Tells whether a label speaks of a discount, whatever part it gives its amount. */
export const namesDiscount = (label: readonly string[]): boolean => says(label, 'discount')

// "Taxe sanitaire", "Taxe de garde": what is called a tax with a noun of its own is a line of care.
const isTaxOfCare = (words: readonly string[]) =>
  /^taxe (?:de |des |d )?(?!sur |tva|ajoutee|totale?$|comprise|incluse)[a-z]{4}/.test(words.join(' '))

// "Snavelinkorting": a beak is clipped, no price.
const isClipping = /inkorting$/

const ofParts = roles.flatMap(({ any }) => any.flat())

/** Tells whether a label has a word that no part's name has, to the letter: "fracture" is not "facture". */
export const hasOtherWord = (label: readonly string[]): boolean =>
  label.some((word) => /^(?:[a-z]{4,}|[a-z]\d)$/.test(word) && !ofParts.some((part) => isWordOf(part, word)))

const says = (words: readonly string[], role: Role) =>
  roles.some((one) => one.role === role && one.any.some((phrase) => findPhrase(phrase, words) >= 0))
