import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/request/warning.ts'

export const warningMessages: Translated<typeof french.warningMessages> = {
  before_effect: (name: string, day: string) =>
    `A questa data la copertura di ${name} non era iniziata (decorrenza: ${day}). Queste cure non sarebbero rimborsate.`,
  no_cover: (name: string) => `La copertura di ${name} non è iniziata. Queste cure non sarebbero rimborsate.`,
  after_end: (name: string, day: string) =>
    elided(
      `A questa data la copertura di ${name} è terminata (ultimo giorno: ${day}). Queste cure non sarebbero rimborsate.`,
    ),
  cover_suspended: (name: string, since: string) =>
    elided(
      `La copertura è sospesa dal ${since} per mancato pagamento. Le cure di ${name} durante la sospensione non sono rimborsate.`,
    ),
  cover_was_suspended: (name: string, since: string, again: string) =>
    elided(
      `A questa data la copertura era sospesa (dal ${since}, per mancato pagamento): queste cure non sarebbero rimborsate. Quelle di ${name} sono di nuovo coperte dal ${again}.`,
    ),
  waiting_period: (name: string, day: string) =>
    elided(
      `A questa data il periodo di carenza di ${name} è ancora in corso. Queste cure sarebbero coperte dal ${day}.`,
    ),
  surgery_waiting: (name: string, day: string) =>
    elided(
      `Per ${name} la chirurgia da malattia è coperta dal ${day}. Un intervento prima di questa data non sarebbe rimborsato, le altre cure sì.`,
    ),
  symptoms_before_cover: (name: string, day: string) =>
    elided(
      `I primi sintomi di ${name} sono precedenti al ${day}, primo giorno della garanzia malattia: questa malattia non sarebbe rimborsata.`,
    ),
  not_covered_by_formula: (name: string) =>
    `La formula di ${name} non copre le cure ordinarie di malattia. Un intervento, invece, può essere rimborsato.`,
  not_covered: (name: string) => `La formula di ${name} non copre queste cure.`,
  ceiling_reached: (name: string, day: string) =>
    elided(
      `Il massimale annuo di ${name} è esaurito fino al ${day}. Vaccini e prevenzione restano rimborsati dal pacchetto.`,
    ),
  ceiling_reserved: (name: string, amount: string, day: string) =>
    elided(
      `Il resto del massimale annuo di ${name}, ${amount}, è riservato da un accordo. Altre cure sono rimborsate solo dopo il ${day}, salvo vaccini e prevenzione con il pacchetto.`,
    ),
  duplicate_file: (reference: string) => `Questa fattura è già stata inviata (${reference}).`,
  duplicate: 'Questa fattura è già stata inviata.',
  not_an_invoice: {
    credit_note: 'Il documento aggiunto come fattura sembra una nota di credito.',
    quote: 'Il documento aggiunto come fattura sembra un preventivo.',
    card_slip: 'Il documento aggiunto come fattura sembra uno scontrino della carta.',
    prescription: 'Il documento aggiunto come fattura sembra una ricetta.',
    care_sheet: 'Il documento aggiunto come fattura sembra un modulo di cura.',
    other: 'Non riconosciamo una fattura sul documento aggiunto.',
  },
  stillSend: 'Può inviare la richiesta: il nostro team la esaminerà.',
}
