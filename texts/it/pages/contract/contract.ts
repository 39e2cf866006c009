import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeGroups } from '@coussinet/contract/domain/cover.ts'
import { elided, plural, capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { suspendedSince, coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type * as french from '../../../fr/pages/contract/contract.ts'

export const contractMessages: Translated<typeof french.contractMessages> = {
  title: pageNames.contract.it,
  documents: 'I miei documenti',
  endings: 'Terminare il contratto',
  replay: 'E con un’altra formula?',
  askQuote: pageNames.new_quote.it,
  loading: 'Caricamento in corso…',
  failed: {
    covers: 'Non è stato possibile caricare la Sua copertura.',
    documents: 'Non è stato possibile caricare i Suoi documenti.',
    endings: 'Non è stato possibile caricare come terminare il contratto.',
    replay: 'Non è stato possibile ricalcolare i Suoi ultimi dodici mesi.',
  },
}

export const complaintMessages: Translated<typeof french.complaintMessages> = {
  title: 'Un reclamo?',
  first: 'Per prima cosa, ci scriva',
  write: 'Ci dica che cosa non va, per e-mail o per posta:',
  delay: {
    FR: 'Confermiamo la ricezione entro 10 giorni lavorativi e rispondiamo entro due mesi.',
    IT: 'Rispondiamo entro 45 giorni.',
    BE: 'Confermiamo la ricezione entro 5 giorni lavorativi e rispondiamo entro un mese.',
  },
  afterwards: 'Poi, un terzo indipendente',
  how: {
    FR: 'Se la nostra risposta non La soddisfa, o due mesi dopo il reclamo, può rivolgersi al mediatore. È gratuito, online o per posta.',
    IT: 'Se la nostra risposta non La soddisfa, o dopo 45 giorni senza risposta, può presentare ricorso all’Arbitro Assicurativo. Si fa online e costa 20 €, restituiti se il ricorso è accolto; la decisione arriva entro 180 giorni.',
    BE: 'Se la nostra risposta non La soddisfa, può rivolgersi all’ombudsman. È gratuito, online o per posta.',
  },
  authority: 'Chi ci vigila',
  authorities: {
    FR: 'L’ACPR, l’autorità francese di vigilanza.',
    IT: 'L’IVASS, Istituto per la Vigilanza sulle Assicurazioni, a cui può anche scrivere.',
    BE: 'La FSMA e la Banca nazionale del Belgio (BNB).',
  },
  court: 'Può rivolgersi al giudice in qualsiasi momento.',
}

export const coverMessages: Translated<typeof french.coverMessages> = {
  title: 'Che cosa è coperto',
  was: 'Che cosa era coperto',
  none: 'Nessun animale è collegato alla Sua polizza.',
  perMonth: (total: string) => `${total} al mese in tutto`,
  formula: (name: string) => `Formula ${name}`,
  over: 'Terminato',
  coveredUntil: (day: string) => elided(`Copertura fino al ${day}`),
  leftOn: (name: string, day: string) => elided(`${name}: copertura fino al ${day}.`),
  see: (name: string) => `Vedi la pagina di ${name}`,
  notSelected: {
    text: (name: string) =>
      `Per ${name} non è stata scelta una formula: le sue cure non sono rimborsate e non viene addebitato nulla.`,
    how: (hours: string) => `Per sceglierne una ci chiami ${hours}:`,
  },
  guarantee: guaranteeGroups.it,
  about: {
    accident: 'Caduta, morso, intossicazione: cure, esami e interventi.',
    illness: 'Visite, esami, farmaci.',
    illness_surgery: 'L’intervento, l’anestesia e il ricovero.',
  },
  covered: (day: string) => elided(`Copertura attiva dal ${day}`),
  suspended: 'Copertura sospesa',
  suspendedSince: (day: string) => suspendedSince(day, 'it'),
  waiting: (day: string, days: number) =>
    elided(plural(days, `Dal ${day}, tra ${days} giorno`, `Dal ${day}, tra ${days} giorni`, 'it')),
  planned: (days: number) =>
    days === 0
      ? 'Dall’inizio della copertura'
      : `${plural(days, `${days} giorno`, `${days} giorni`, 'it')} dopo l’inizio della copertura`,
  notByFormula: 'Nessuna copertura con questa formula.',
  noPackage: 'Non rimborsati da questa formula.',
  notCovered: 'Non coperte da questa formula: una malattia senza intervento resta a Suo carico.',
  starts: (day: string) => elided(`Copertura dal ${day}`),
  noDeductible: (rate: string, ceiling: string) =>
    `Rimborsiamo il ${rate} delle spese, senza franchigia, fino a ${ceiling} all’anno.`,
  perEvent: (rate: string, deductible: string, ceiling: string) =>
    `Rimborsiamo il ${rate} delle spese dopo ${deductible} di franchigia per evento, fino a ${ceiling} all’anno.`,
  perYear: (rate: string, deductible: string, ceiling: string) =>
    `Rimborsiamo il ${rate} delle spese dopo ${deductible} di franchigia all’anno, fino a ${ceiling} all’anno.`,
  ceiling: contractLabels.it.ceiling,
  used: (used: string, total: string, left: string) => `${used} utilizzati su ${total}, restano ${left}`,
  reserved: (amount: string) => `${amount} riservati da un accordo prima delle cure`,
  until: (day: string) => elided(`fino al ${day}`),
  package: 'Vaccini e prevenzione',
  packageText: (amount: string) => `Fino a ${amount} all’anno, rimborsati per intero, senza franchigia né attesa.`,
  packageLeft: (left: string) => `Restano ${left}.`,
  vaccines: (list: string) => `Vaccini: ${list}.`,
  contribution: 'Premio',
  fee: 'Spese di gestione',
  price: contractLabels.it.price,
  never: 'Che cosa non è mai coperto',
  neverText:
    'Le malattie note o manifeste prima dell’inizio della copertura, l’alimentazione, la toelettatura, la riproduzione, la responsabilità civile. L’elenco completo è nelle condizioni di assicurazione.',
  words: 'Franchigia, massimale, carenza: che cosa significano',
  wordsText: [
    'La franchigia è la parte fissa che resta a Suo carico; si toglie prima della percentuale.',
    'Il massimale è la somma più alta che versiamo per un animale in un anno di assicurazione.',
    'Il periodo di carenza è il tempo, all’inizio della polizza, in cui una garanzia non è ancora attiva.',
  ],
}

export const documentMessages: Translated<typeof french.documentMessages> = {
  none: 'I Suoi documenti compariranno qui non appena saranno emessi.',
  group: { own: pageNames.contract.it, conditions: 'Condizioni e informazioni', care_sheets: 'Moduli di cura' },
  use: {
    cgv: 'Tutte le regole: garanzie, esclusioni, rimborsi, fine del contratto.',
    cgv2: 'L’assistenza: custodia, ricerca di un animale smarrito, consiglio di un veterinario.',
    ipid: 'L’essenziale della Sua assicurazione in due pagine.',
    ipid2: 'L’essenziale dell’assistenza in due pagine.',
    contrat: 'La prova che i Suoi animali sono assicurati, con le formule e i prezzi.',
    mandate: 'La Sua autorizzazione all’addebito, con il riferimento.',
    rgpd: 'I Suoi dati: a che cosa servono, per quanto tempo, i Suoi diritti.',
    indexation: 'I prezzi dell’anno che viene, e perché cambiano.',
    feuilles: 'Da far compilare al veterinario, per ogni richiesta di rimborso.',
  },
  certificateOver: 'Che cosa era assicurato da noi: i Suoi animali, le formule e i prezzi.',
  dated: (day: string) => elided(`Del ${day}`),
}

export const headMessages: Translated<typeof french.headMessages> = {
  in_preparation: {
    title: 'In preparazione',
    text: (day: string) =>
      elided(`La copertura inizia il ${day}. I rimborsi e i dettagli saranno disponibili da quel giorno.`),
  },
  active: {
    title: 'In corso',
    text: (day: string) => elided(`Si rinnova di anno in anno, la prossima volta il ${day}.`),
  },
  all_left: {
    title: 'Nessun animale assicurato',
    text: (day: string) =>
      elided(
        `Dopo il ${day} questa polizza non assicura più animali: termina con la sua copertura, e Le scriveremo al riguardo.`,
      ),
  },
  unpaid: {
    title: 'In corso, un premio non pagato',
    text: (day: string, amount: string) =>
      elided(`Senza pagamento, la copertura sarà sospesa il ${day}. Restano da pagare ${amount}.`),
  },
  suspended: {
    title: 'Copertura sospesa',
    text: (day: string, amount: string) =>
      elided(`Dal ${day} le cure dei Suoi animali non sono più rimborsate. Restano da pagare ${amount}.`),
  },
  resuming: {
    title: 'Pagamento ricevuto',
    text: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'it'))}.`,
  },
  end_asked: {
    title: 'Fine richiesta',
    termination: (at: string) => elided(`Ha chiesto la disdetta il ${at}.`),
    withdrawal: (at: string) => elided(`Ha chiesto di recedere il ${at}.`),
    last: (day: string) => `Ultimo giorno di copertura: ${day}.`,
    never: 'Il contratto non inizia.',
  },
  ending: {
    title: (day: string) => elided(`Termina il ${day}`),
    text: 'I Suoi animali sono coperti fino a quel giorno compreso.',
  },
  terminated: {
    title: 'Terminato',
    on: (day: string) => elided(`Terminato dal ${day}`),
    text: 'I Suoi documenti e i rimborsi passati restano disponibili qui.',
  },
  facts: {
    number: contractLabels.it.number,
    effective: contractLabels.it.effective_date,
    renewal: 'Rinnovo',
    end: 'Ultimo giorno',
  },
}
