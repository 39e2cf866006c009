import { describe, expect, it } from 'vitest'
import { known, createPage } from './tests/page-of.ts'
import { understand } from './understand.ts'
import type { MemberFacts } from './values/member-facts.ts'

type Wanted = { day: string | null; total: number | null; number?: string; lines?: number[] }
type Bill = [name: string, country: MemberFacts['country'], wanted: Wanted, written: string]

const bills: Bill[] = [
  [
    'rates, reductions and quantities in columns without their signs',
    'FR',
    { day: '2026-03-14', total: 19360, number: 'F2603-0087', lines: [5000, 4860, 9500] },
    `
SELARL CLINIQUE VETERINAIRE DU LAC        12 rue du Port 74000 Annecy
SIRET 732 829 320 00074  N° TVA FR44732829320
Facture N° F2603-0087 du 14/03/2026             Client : 4521
Date échéance : 14/03/2026
Désignation                      Qté      PU TTC    Rem.    TVA      Total TTC
Consultation chien              1,00       50,00             20,00      50,00
Synulox 250 mg boîte            2,00       27,00   10,00     20,00      48,60
Radiographie 2 clichés          1,00       95,00             20,00      95,00
Taux      Base HT      Montant TVA      Montant TTC
20,00     161,33       32,27            193,60
                                   Total HT               161,33
                                   Total TVA               32,27
                                   NET A PAYER TTC        193,60
Réglé le 14/03/2026 par CB         193,60
Reste à payer                        0,00
Pénalités de retard 12 %. Indemnité forfaitaire de 40,00 €`,
  ],
  [
    'lines without tax, a deposit that is taken off, and the payment of the rest',
    'FR',
    { day: '2026-06-02', total: 48240, number: '26-1187', lines: [36000, 12240] },
    `
Dr Anne PETIT Vétérinaire
FACTURE 26-1187                      Rennes, le 2 juin 2026
Libellé                     Qté     Prix HT      Montant HT
Ovariohystérectomie           1      300,00          300,00
Hospitalisation               2       51,00          102,00
                             Total HT                402,00
                             TVA 20,00 %              80,40
                             Total TTC               482,40
Acompte versé le 20/05/2026                         -150,00
Carte bancaire                                      -332,40
Solde                                                  0,00`,
  ],
  [
    'the total stands above everything, in words of its own',
    'FR',
    { day: '2026-11-12', total: 8750, number: '4512', lines: [4500, 4250] },
    `
Clinique vétérinaire des Lilas                 Montant dû
                                                   87,50 €
Facture n° 4512
Date de la facture 12 novembre 2026
Date d'échéance 12 décembre 2026
Consultation                                       45,00 €
Bravecto 500 mg                                    42,50 €
Total TTC                                          87,50 €`,
  ],
  [
    'days of birth, of a vaccine, of the next one, and a day in each row',
    'FR',
    { day: '2026-02-05', total: 13200, lines: [6000, 7200] },
    `
Facture n° 887 du 05/02/26
Milo - né le 12/06/2019 - vacciné rage le 03/03/2025 - identifié le 01/09/2019
Date          Acte                           Montant
05/02/26      Vaccin CHPPiL annuel             60,00
05/02/26      Échographie abdominale           72,00
Total TTC                                     132,00
dont TVA 20%                                   22,00
Prochain rappel : 05/02/27`,
  ],
  [
    'two rates, and a table of them',
    'FR',
    { day: '2026-09-09', total: 10350, lines: [4800, 5550] },
    `
FACTURE N°2026-771
Le 09/09/2026
Désignation                        Montant HT
Consultation                            40,00
Croquettes Gastrointestinal 2 kg        50,45
Taux          Base HT          TVA
20,00 %         40,00         8,00
10,00 %         50,45         5,05
Total HT        90,45
Total TVA       13,05
Total TTC      103,50`,
  ],
  [
    'amounts in capitals and in euros behind, with thin spaces',
    'FR',
    { day: '2025-12-31', total: 123456, number: 'FA-2025-0099', lines: [120000, 3456] },
    `
CLINIQUE VETERINAIRE DES TROIS VALLEES
FACTURE ACQUITTEE N° FA-2025-0099
DATE : 31-12-2025
OSTEOSYNTHESE FEMUR                   1 200,00 EUR
ANTIBIOTIQUE                             34,56 EUR
TOTAL A PAYER                         1 234,56 EUR
PAYE PAR CARTE BANCAIRE               1 234,56 EUR`,
  ],
  [
    'earlier balances and points of a card are no part of the bill',
    'FR',
    { day: '2026-04-21', total: 6700, lines: [3900, 2800] },
    `
Facture : 20260421-12
Date : 21.04.2026
Solde précédent                        25,00 €
Consultation de suivi                  39,00 €
Métacam 32 ml                          28,00 €
Total facture                          67,00 €
dont TVA 20 %                          11,17 €
Cumul fidélité                         12,00 €`,
  ],
  [
    'two animals, with what each cost',
    'FR',
    { day: '2026-05-18', total: 17400, lines: [4500, 6900, 6000] },
    `
Facture n° 9911 - 18/05/2026
Désignation                          Montant TTC
Animal : Milo
Consultation                               45,00
Radiographie                               69,00
Sous-total Milo                           114,00
Animal : Luna
Vaccin typhus coryza                       60,00
Sous-total Luna                            60,00
Total TTC                                 174,00`,
  ],
  [
    'a credit at the foot and a sentence that ends it',
    'FR',
    { day: '2026-08-03', total: 9900, lines: [4900, 5000] },
    `
NOTE D'HONORAIRES N° 311                   03/08/2026
Consultation                                  49,00
Analyse de sang                               50,00
TOTAL                                         99,00
Arrêté la présente note à la somme de 99,00 euros
Membre d'une association agréée, le règlement par chèque est accepté`,
  ],
  [
    'fees, tax and stamp of an Italian bill',
    'IT',
    { day: '2026-03-12', total: 18666, number: '124/2026', lines: [6222, 12444] },
    `
AMBULATORIO VETERINARIO SAN FRANCESCO
P.IVA 07643520567
FATTURA N. 124/2026 del 12/03/2026          Scadenza: 12/04/2026
Descrizione                       Q.tà    Prezzo    Sconto    IVA     Importo
Visita clinica                       1     50,00              22        50,00
Ecografia addominale                 1    100,00              22       100,00
Contributo ENPAV 2%                                                      3,00
Imponibile                                                             153,00
IVA 22%                                                                 33,66
Totale documento                                                       186,66
Netto a pagare                                                         186,66
Pagato con POS`,
  ],
  [
    'what a client keeps back is no part of the total',
    'IT',
    { day: '2026-02-27', total: 24888 },
    `
Studio veterinario dott. Rossi
Parcella n. 31 del 27/02/2026
Onorari per prestazioni veterinarie                 200,00
Contributo integrativo ENPAV 2%                       4,00
Totale imponibile                                   204,00
IVA 22%                                              44,88
Totale parcella                                     248,88
Ritenuta d'acconto 20%                              -40,00
Netto a pagare                                      208,88`,
  ],
  [
    'a practice without tax, with a stamp',
    'IT',
    { day: '2026-10-01', total: 12440, number: '57' },
    `
Ambulatorio veterinario dott.ssa Neri
Fattura n. 57                    Data: 01/10/2026
Descrizione                      Importo
Visita e vaccinazione            120,00
Contributo ENPAV 2%                2,40
Marca da bollo                     2,00
Totale fattura                   124,40
Operazione senza applicazione dell'IVA, art. 1 legge 190 del 23/12/2014`,
  ],
  [
    'the commercial document of a till',
    'IT',
    { day: '2026-07-15', total: 8950, number: '0123-0045', lines: [4500, 4450] },
    `
CLINICA VETERINARIA LE QUERCE
Via Roma 1 - P.IVA 07643520567
DOCUMENTO COMMERCIALE
di vendita o prestazione
DESCRIZIONE              IVA       Prezzo(€)
VISITA CLINICA        22,00%           45,00
ANTIPARASSITARIO      22,00%           44,50
TOTALE COMPLESSIVO                     89,50
di cui IVA                             16,14
Pagamento contante                    100,00
Resto                                  10,50
15-07-2026 10:31
DOCUMENTO N. 0123-0045`,
  ],
  [
    'the summary of an electronic bill, with its dates',
    'IT',
    { day: '2026-05-05', total: 30988, number: 'FPR 12/26' },
    `
Fattura elettronica - copia di cortesia
Tipologia documento    Numero documento    Data documento
TD01                   FPR 12/26           05-05-2026
Descrizione                    Quantità   Prezzo unitario   %IVA    Prezzo totale
Intervento chirurgico              1,00            200,00  22,00           200,00
Degenza                            1,00             54,00  22,00            54,00
RIEPILOGHI IVA E TOTALI
%IVA           Totale imponibile         Totale imposta
22,00                     254,00                  55,88
Totale documento                                  309,88
Modalità pagamento      Data scadenza       Importo
MP08                    05-06-2026          309,88`,
  ],
  [
    'medicines at a lower rate',
    'IT',
    { day: '2026-06-18', total: 8300 },
    `
Fattura n. 88 del 18 giugno 2026
Visita di controllo            50,00     22%
Antibiotico compresse          20,00     10%
Imponibile                     70,00
IVA 22%                        11,00
IVA 10%                         2,00
TOTALE                         83,00`,
  ],
  [
    'what is left after an earlier payment',
    'IT',
    { day: '2026-01-20', total: 45000, lines: [45000] },
    `
Ricevuta n. 7 del 20/01/2026
Descrizione                      Importo
Intervento di sterilizzazione     450,00
Totale                            450,00
Acconto del 10/01/2026           -200,00
Da saldare                        250,00`,
  ],
  [
    'a bill of Belgium in two languages',
    'BE',
    { day: '2026-04-02', total: 14520, number: 'V26/0411', lines: [6050, 8470] },
    `
Dierenartsenpraktijk / Cabinet vétérinaire De Linde
BTW/TVA BE 0202.239.951
FACTUUR / FACTURE  Nr: V26/0411       Datum / Date: 02/04/2026
Omschrijving / Description           BTW %      Bedrag excl. / Montant HTVA
Consultatie / Consultation              21               50,00
Bloedonderzoek / Analyse de sang        21               70,00
Totaal excl. btw / Total HTVA                           120,00
BTW 21 % / TVA 21 %                                      25,20
Te betalen / A payer                                    145,20`,
  ],
  [
    'a till of Belgium',
    'BE',
    { day: '2026-08-19', total: 7350, lines: [4800, 2550] },
    `
Dierenkliniek Ter Beke
KASTICKET 4411          19/08/26 16:04
CONSULTATIE                   48.00
ONTWORMINGSTABLETTEN          25.50
TOTAAL                        73.50
BANCONTACT                    73.50
btw 21%  12.76`,
  ],
  [
    'a total with its tax inside, and a voucher',
    'BE',
    { day: '2026-10-10', total: 9000, lines: [6000, 4000] },
    `
Factuur 20261010-3
Datum: 10 oktober 2026       Vervaldatum: 9 november 2026
Vaccinatie hond               € 60,00
Echografie                    € 40,00
Klantenkorting                € -10,00
Totaal incl. btw              € 90,00
Waarvan btw 21%               € 15,62`,
  ],
  [
    'totals of each rate below the total',
    'FR',
    { day: '2025-01-17', total: 23050, number: '202502138', lines: [1850, 2960, 13140, 5100] },
    `
Facture acquittée
Facture n° 202502138
Date de facture          17-01-2025
Pansement compressif                  18,50 EUR
Croquettes Gastrointestinal 2 kg      29,60 EUR
Détartrage ultrasons                 131,40 EUR
Consultation générale                 51,00 EUR
Montant TTC                          230,50 EUR
Taux         Base HT       Montant TVA     Montant TTC
20,00 %      167,42 EUR    33,48 EUR       200,90 EUR
10,00 %       26,91 EUR     2,69 EUR        29,60 EUR
Totaux       194,33 EUR    36,17 EUR       230,50 EUR`,
  ],
  // Sums that do not add up, whatever was reckoned from them.
  [
    'a total above its lines',
    'FR',
    { day: '2026-05-12', total: null, lines: [4500, 6000] },
    `
FACTURE n° 1                 12/05/2026
Consultation                  45,00
Vaccin CHPPiL                 60,00
Total TTC                    125,00
Réglé par CB                 125,00`,
  ],
  [
    'amounts before their names',
    'FR',
    { day: '2026-05-12', total: 10500, number: 'MQ-12', lines: [4500, 6000] },
    `
Clinique vétérinaire des Lilas
12/05/2026  Date de la facture
MQ-12  Numéro de facture
C-4471  Référence client
45,00 €  Consultation
60,00 €  Vaccin CHPPiL
105,00 €  Total TTC
17,50 €  dont TVA 20 %`,
  ],
  [
    'amounts before their names, their sign apart',
    'BE',
    { day: '2026-05-12', total: 10500, lines: [4500, 6000] },
    `
FACTUUR nr. 12 van 12/05/2026
45,00 EUR  Raadpleging
60,00 EUR  Vaccinatie
105,00 EUR  Te betalen
18,22 EUR  waarvan btw 21%`,
  ],
  [
    'a total above its lines, with its own tax',
    'FR',
    { day: '2026-05-12', total: null },
    `
FACTURE n° 1                 12/05/2026
Consultation                  45,00
Vaccin CHPPiL                 60,00
Total TTC                    125,00
dont TVA 20 %                 20,83`,
  ],
  [
    'a total above net and tax',
    'FR',
    { day: '2026-05-12', total: null },
    `
FACTURE n° 1                 12/05/2026
Consultation                  45,00
Vaccin CHPPiL                 60,00
Total HT                     105,00
TVA 20 %                      21,00
Total TTC                    136,00`,
  ],
  [
    'a total below its lines by ten cents',
    'IT',
    { day: '2026-05-12', total: null },
    `
FATTURA n. 1 del 12/05/2026
Visita clinica                45,00
Vaccinazione                  60,00
Totale                       104,90`,
  ],
]

describe('[READ-02] bills as they are written', () => {
  it.each(bills)('%s (%s)', (_name, country, { day, total, number, lines }, written) => {
    const said = understand([createPage(written)], { ...known, country })
    expect({
      document: said.document,
      day: said.care_date?.value ?? null,
      total: said.total_cents?.value ?? null,
      ...(number === undefined ? {} : { number: said.invoice_number?.value ?? null }),
      ...(lines === undefined ? {} : { lines: said.lines.map(({ amount_cents }) => amount_cents) }),
    }).toEqual({
      document: 'invoice',
      day,
      total,
      ...(number === undefined ? {} : { number }),
      ...(lines === undefined ? {} : { lines }),
    })
  })
})
