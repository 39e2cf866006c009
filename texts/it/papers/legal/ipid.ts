import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/papers/legal/ipid.ts'

// Eight, eleven and the eighties begin with a vowel when read: dall’80%.
const readElided = (text: string) => text.replaceAll(/\b(d?al) (?=(?:8\d?|11)%)/g, '$1l’')

export const ipid: Translated<typeof french.ipid> = {
  range: { from: 'da', to: 'a' },
  by_formula: 'secondo la formula',
  all_formulas: 'tutte le formule',
  formula: 'formula',
  formulas: 'formule',
  in_table: 'secondo la formula, come dice la tabella delle condizioni',
  kind: 'Assicurazione salute animali (DIP Danni)',
  product: (brand) => `${brand}, spese veterinarie`,
  about: (causes, prevention) =>
    `Questa polizza rimborsa una parte delle spese veterinarie da Lei pagate per il cane o il gatto indicato nella scheda di polizza, ${{ both: 'dopo un infortunio o una malattia secondo la formula scelta', accident: 'dopo un infortunio', illness: 'per una malattia' }[causes]}${{ all: ', e le prestazioni di prevenzione entro il limite di un pacchetto', some: ', e le prestazioni di prevenzione entro il limite di un pacchetto, se la formula ne ha uno', none: '' }[prevention]}.`,
  insured: {
    accident: (formulas) => `Le spese veterinarie dopo un infortunio: ${formulas}`,
    illness: (formulas) => `Le spese per malattia: ${formulas}`,
    surgery: (formulas) => `L’intervento dovuto a malattia e il ricovero che lo accompagna: ${formulas}`,
    others: [
      'Gli esami, le radiografie, le ecografie e le altre immagini diagnostiche',
      'I farmaci prescritti dal veterinario',
    ],
    package: (amount) =>
      `Il pacchetto vaccini e prevenzione, al 100%: vaccini, sterilizzazione, detartrasi, antiparassitari, microchip, ${amount}`,
    by_year: 'all’anno',
    sums: (ceiling, isOne, guarantees) =>
      `Somme assicurate: ${ceiling} per animale e per annualità assicurativa${isOne ? '' : ' secondo la formula'}, per ciò che la formula copre (${guarantees}). Il veterinario è scelto da Lei.`,
  },
  not_insured: {
    first: [
      'Gli animali diversi dal cane e dal gatto',
      'Le malattie, le infermità e gli infortuni anteriori alla decorrenza della copertura, e le loro conseguenze',
    ],
    accident: (where) => `Le cure dovute a un infortunio${where}`,
    illness: (where) => `Le malattie e le loro operazioni${where}`,
    without_operation: (where) => `Le spese per malattia senza intervento${where}`,
    operation: (where) => `L’intervento dovuto a malattia${where}`,
    package: (where) => `I vaccini e la prevenzione${where}`,
    in_formulas: (labels) => `, ${labels.length === 1 ? 'nella formula' : 'nelle formule'} ${labels.join(', ')}`,
    last: [
      'Gli alimenti, la toelettatura e i prodotti per l’igiene',
      'Le spese di allevamento e di riproduzione',
      'La responsabilità civile: i danni che l’animale causa ad altri',
    ],
  },
  restrictions: {
    waits: (each) => `Periodi di carenza: ${each.join('; ')}.`,
    wait_names: { accident: 'infortunio', illness: 'malattia', surgery: 'intervento dovuto a malattia' },
    no_wait: 'nessuno',
    late_symptoms: ' Una malattia i cui primi sintomi compaiono durante la carenza malattia resta esclusa.',
    no_waits: 'Periodi di carenza: nessuno',
    deductible: (amounts) => `Franchigia: ${amounts}`,
    deducted: { event: 'per evento', year: 'all’anno', or: ', o ', none: 'nessuna', or_none: ', o nessuna' },
    rate_range: { from: 'dal', to: 'al' },
    rate: (range, isWhole) =>
      `Percentuale di rimborso: ${readElided(range)}${isWhole ? '' : '; il resto (scoperto) è a Suo carico'}`,
    others: [
      'Massimale annuo: oltre, le cure dell’anno non sono più rimborsate',
      'Le cure ricevute durante una sospensione per premio non pagato non sono rimborsate',
    ],
  },
  abroad: (days) => `Negli altri Paesi dell’Unione europea, durante i soggiorni fino a ${days} giorni`,
  obligations: {
    entry: {
      when: 'Alla sottoscrizione:',
      text: (months, years) =>
        `rispondere con esattezza alle domande; assicurare un animale di età compresa tra ${months} mesi e ${years} anni e comunicarne il numero di identificazione.`,
    },
    meanwhile: {
      when: 'Nel corso della polizza:',
      text: (days) =>
        `pagare il premio; segnalare entro ${days} giorni un cambio di indirizzo o dell’uso dell’animale, il suo decesso o il cambio di proprietario; fare i vaccini obbligatori.`,
    },
    care: {
      when: 'In caso di cure:',
      text: (years, days) =>
        `pagare il veterinario, poi inviare dall’area clienti la fattura quietanzata e il modulo di cura compilato dal veterinario, entro ${years} anni dalle cure; rispondere entro ${days} giorni alle richieste di documenti.`,
    },
  },
  payment: (days, takesCards) =>
    `Ogni mese e in anticipo, ${days}, con addebito diretto SEPA${takesCards ? ' o con carta' : ''}. L’importo è la somma dei prezzi mensili degli animali, imposte e spese di gestione comprese; può essere adeguato ogni 1° gennaio, dopo un avviso inviato almeno un mese prima.`,
  duration: (hasWaits) =>
    `La copertura comincia alla data di decorrenza indicata nella scheda di polizza, alle ore 0${hasWaits ? ', e poi dopo i periodi di carenza' : ''}. La polizza dura un anno e si rinnova tacitamente di anno in anno. Cessa con il Suo ripensamento o la Sua disdetta o, nei casi previsti dalla legge, con il recesso dell’assicuratore, in particolare se il premio resta non pagato.`,
}
