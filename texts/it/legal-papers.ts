import type * as french from '../fr/legal-papers.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'

export const formulaWords: Translated<typeof french.formulaWords> = {
  no_deductible: 'Nessuna',
  no_wait: 'Nessuna',
  no_package: 'Nessuno',
  no_guarantee: 'Non prevista',
  per_event: 'per evento',
  per_year: 'all’anno',
  fees: (lowest, highest) => `da ${lowest} a ${highest}, secondo la formula,`,
}

export const waitingExample: Translated<typeof french.waitingExample> = {
  on: (day) => elided(`il ${day}`),
  from: (day) => elided(`dal ${day}`),
  waiting: (name, wait) => `${name} (carenza di ${wait})`,
  covered: {
    accident: { name: 'un infortunio', is: 'è coperto' },
    illness: { name: 'una malattia', is: 'è coperta' },
    illness_surgery: { name: 'un intervento dovuto a malattia', is: 'è coperto' },
  },
}

export const contractLanguage: Translated<typeof french.contractLanguage> = {
  names: { fr: 'il francese', it: 'l’italiano' },
  choice: (names) =>
    `Il contratto è scritto nella lingua scelta alla stipula, ${names}. La usiamo per tutta la sua durata. Se cambia lingua nel profilo, le condizioni Le sono consegnate nella nuova; il senso dei Suoi diritti resta lo stesso.`,
  only: (written) => `Il contratto è scritto ${written}.`,
  others: (read, written) =>
    `Chi legge il portale ${read} riceve ${written} i documenti che non esistono in quella lingua.`,
}

export const endings: Translated<typeof french.endings> = {
  withdrawal: (days) =>
    `Ripensamento: fino a ${days} giorni dopo la data di decorrenza, senza indicarne il motivo, con la funzione «Recedere dal contratto» dell’area clienti, per e-mail o per lettera.`,
  at: {
    FR: 'Dopo il primo anno, in qualsiasi momento: la polizza cessa un mese dopo la richiesta. Durante il primo anno, cessa alla prima scadenza annuale.',
    BE: 'Dopo il primo anno, in qualsiasi momento: la polizza cessa due mesi dopo la richiesta. Durante il primo anno, cessa alla prima scadenza annuale.',
    IT: 'Alla scadenza annuale, se la richiesta ci perviene almeno 30 giorni prima; altrimenti alla scadenza successiva.',
  },
  steps: (email, address) =>
    `Tre passi nell’area clienti, pagina «La mia polizza», con conferma immediata per e-mail; oppure scrivendo a ${email} o per lettera a ${address}.`,
  refusal:
    'Se rifiuta un aumento del premio, può recedere entro 30 giorni dall’avviso. Se l’animale muore o cambia proprietario, la sua copertura cessa quel giorno.',
}

export const inCountry: Translated<typeof french.inCountry> = { FR: 'in Francia', IT: 'in Italia', BE: 'in Belgio' }

export const supervision: Translated<typeof french.supervision> = {
  seat: ({ supervisor }) => `Autorità di vigilanza: ${supervisor}.`,
  branch: ({ where, address, home, supervisor }) =>
    `Opera ${where} tramite la propria sede secondaria, ${address}, in regime di stabilimento. È soggetto alla vigilanza dell’autorità del Paese di origine (${home}). Autorità di vigilanza per l’attività ${where}: ${supervisor}.`,
  services: ({ where, home, supervisor }) =>
    `Opera ${where} in regime di libera prestazione di servizi. È soggetto alla vigilanza dell’autorità del Paese di origine (${home}). Autorità di vigilanza per l’attività ${where}: ${supervisor}.`,
  none: ({ home }) => `È soggetto alla vigilanza dell’autorità del Paese di origine (${home}).`,
}

export const sold: Translated<typeof french.sold> = { at_home: ', nel Paese del Suo domicilio come negli altri' }

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

export const ipidHeadings: Translated<typeof french.ipidHeadings> = {
  document: 'Documento informativo relativo al prodotto assicurativo',
  company: 'Compagnia:',
  product: 'Prodotto:',
  elsewhere:
    'Questo documento è una sintesi. Le informazioni precontrattuali e contrattuali complete relative al prodotto sono fornite in altri documenti: le condizioni di assicurazione e la scheda di polizza.',
  french_law: 'disciplinata dal Code des assurances',
  status: {
    seat: ({ home, number, authority, law }) =>
      `Impresa di assicurazione registrata nel Paese di origine (${home}, ${number})${law === null ? '' : `, ${law}`}; autorità di controllo: ${authority}.`,
    branch: ({ home, number, where, authority }) =>
      `Impresa di assicurazione registrata nel Paese di origine (${home}, ${number}), operante ${where} in regime di stabilimento; autorità di controllo: ${authority}.`,
    services: ({ home, number, where, authority }) =>
      `Impresa di assicurazione registrata nel Paese di origine (${home}, ${number}) e vigilata dall’autorità di quel Paese, operante ${where} in regime di libera prestazione di servizi; autorità di controllo: ${authority}.`,
    none: ({ home, number }) =>
      `Impresa di assicurazione registrata nel Paese di origine (${home}, ${number}) e vigilata dall’autorità di quel Paese.`,
  },
  headings: {
    about: 'Che tipo di assicurazione è?',
    insured: 'Che cosa è assicurato?',
    not_insured: 'Che cosa non è assicurato?',
    restrictions: 'Ci sono limiti di copertura?',
    where: 'Dove vale la copertura?',
    obligations: 'Che obblighi ho?',
    payment: 'Quando e come devo pagare?',
    duration: 'Quando comincia la copertura e quando finisce?',
    ending: 'Come posso disdire la polizza?',
  },
  icons: {
    insured: 'Un ombrello',
    not_insured: 'Una croce in un triangolo',
    restrictions: 'Un punto esclamativo in un triangolo',
    where: 'Un globo',
    obligations: 'Una stretta di mano',
    payment: 'Monete',
    duration: 'Una clessidra',
    ending: 'Una mano aperta su uno scudo',
  },
}

export const ipid2: Translated<typeof french.ipid2> = ({
  brand,
  boarding,
  search,
  return_home,
  emergency_transport,
  stay,
  hours,
  covered_in,
  stay_days,
  report_days,
  phone,
  due_days,
  takes_cards,
}) => ({
  kind: 'Assicurazione assistenza animali (DIP Danni)',
  product: `${brand}, assistenza`,
  about:
    'Questa polizza organizza e paga servizi per il cane o il gatto assicurato, quando Lei non può occuparsene o quando l’animale è in difficoltà. Accompagna la polizza spese veterinarie.',
  insured: {
    items: [
      'Consulenza veterinaria telefonica, senza limite di chiamate',
      `Custodia dell’animale in caso di Suo ricovero: fino a ${boarding.per_day} al giorno per ${boarding.days} giorni`,
      `Ricerca di un animale smarrito o rubato: fino a ${search.per_year} all’anno`,
      `Rientro dell’animale a casa: fino a ${return_home.per_event} per evento`,
      `Trasporto d’urgenza dal veterinario più vicino: fino a ${emergency_transport.per_event} per evento`,
      `Alloggio vicino alla clinica in cui l’animale è curato lontano da casa: fino a ${stay.per_night} a notte, ${stay.nights} notti`,
    ],
    text: `Queste somme valgono per animale. La custodia è limitata a ${boarding.per_year} e il trasporto d’urgenza a ${emergency_transport.per_year} per annualità assicurativa.`,
  },
  not_insured: [
    'Le spese veterinarie: rientrano nell’altra polizza',
    'Gli animali diversi dal cane e dal gatto',
    'La diagnosi o la ricetta per telefono',
    'I servizi senza legame con un evento coperto, come la custodia durante le vacanze',
    'I trasporti di piacere e i traslochi',
  ],
  restrictions: [
    `La linea risponde ${hours}; al di fuori di questi orari, Lei organizza il servizio e noi La rimborsiamo entro gli stessi limiti`,
    `Rientro e alloggio: da ${return_home.from_km} km dal domicilio`,
    'Oltre gli importi e le durate indicati, le spese restano a Suo carico',
    'I servizi non sono dovuti durante una sospensione per premio non pagato',
  ],
  where: [covered_in, `Negli altri Paesi dell’Unione europea, durante i soggiorni fino a ${stay_days} giorni`],
  obligations: [
    {
      when: 'Alla sottoscrizione:',
      text: 'rispondere con esattezza alle domande e indicare l’animale con il suo numero di identificazione.',
    },
    {
      when: 'Nel corso della polizza:',
      text: `pagare il premio e segnalare entro ${report_days} giorni ogni cambio di indirizzo, di proprietario o dell’uso dell’animale.`,
    },
    {
      when: 'In caso di bisogno:',
      text: `chiamare il ${phone} prima di sostenere spese, con il numero cliente; conservare i documenti (certificato di ricovero, denuncia di smarrimento, fatture) e inviarli dall’area clienti.`,
    },
  ],
  payment: {
    text: `L’assistenza è compresa nel premio mensile di ogni animale: non comporta alcun pagamento a parte. Il premio è pagato in anticipo, ${due_days}, con addebito diretto SEPA${takes_cards ? ' o con carta' : ''}.`,
  },
  duration: {
    text: 'La copertura comincia alla data di decorrenza indicata nella scheda di polizza, alle ore 0, senza periodo di carenza. Dura un anno, si rinnova tacitamente e cessa insieme alla polizza spese veterinarie.',
  },
})

export const rgpd: Translated<typeof french.rgpd> = {
  months: (count) => `${count} mesi`,
  years: (count) => `${count} ann${count === 1 ? 'o' : 'i'}`,
  days: (count) => `${count} giorni`,
  hours: (count) => `${count} ore`,
}
