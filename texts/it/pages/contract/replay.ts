import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { elided, plural } from '@coussinet/contract/domain/grammar.ts'

export const replayMessages = {
  intro: (from: string, to: string) =>
    elided(
      `Le cure dal ${from} al ${to}, decise di nuovo secondo le regole di ogni formula, al centesimo. In grassetto: il rimborsato meno i premi. È uno sguardo all’indietro, non una promessa.`,
    ),
  bills: (count: number, total: string) =>
    plural(count, `${count} fattura decisa, ${total}`, `${count} fatture decise, ${total} in tutto`, 'it'),
  none: 'Nessuna fattura decisa in questo periodo: contano solo i premi.',
  caption: (name: string) => `Gli ultimi dodici mesi di ${name}, formula per formula`,
  verdict: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `${own} è quella che Le ha reso di più: ${amount} in più di ${others}, al netto dei premi.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `${all} Le avrebbero reso lo stesso, al netto dei premi: nessuna formula avrebbe fatto meglio.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `${others} Le ${isSeveral ? 'avrebbero reso ciascuna' : 'avrebbe reso'} ${amount} in più di ${own}, al netto dei premi.`,
  },
  unused: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `Nessun rimborso da confrontare: ${own} è la meno cara, ${amount} in meno di ${others}.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `Nessun rimborso da confrontare: ${all} costano lo stesso, e nessuna formula costa meno.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `Nessun rimborso da confrontare: ${others} ${isSeveral ? 'sarebbero costate ciascuna' : 'sarebbe costata'} ${amount} in meno di ${own}.`,
  },
  accounts: (name: string) => `I conti di ${name}, formula per formula`,
  formula: 'Formula',
  current: 'La Sua',
  contributions: 'Premi',
  difference: 'Differenza',
  basis: [
    'I premi sono quelli di oggi, spese di gestione incluse: il Suo prezzo per la Sua formula, il prezzo di base per le altre.',
    `Ogni formula è ricalcolata come se La coprisse dal primo giorno${hasWaits ? ', carenze comprese' : ''}.`,
  ],
  remarks: {
    insurer_amounts: 'I rimborsi calcolati a mano dalla compagnia non sono ricalcolati.',
    before_portal: 'I rimborsi precedenti a quest’area non sono ricalcolati.',
    opening_balance: 'Quanto era stato usato prima di quest’area conta così com’è per ogni formula.',
    partial_year: 'La copertura ha meno di dodici mesi: contano solo i mesi iniziati.',
    terms_changed:
      'Le Sue garanzie sono cambiate nel frattempo: la Sua formula ricalcolata differisce da quanto Le è stato versato.',
  },
  change: 'Una domanda su queste formule?',
  write: 'Ci scriva',
  nobody: 'Oggi nessun animale è assicurato.',
}
