import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

/** Sentence of a warning before a request is sent: the day is already in words. */
export const warningMessages = messages({
  fr: {
    before_effect: (name: string, day: string) =>
      `À cette date, les garanties ${deName(name)} n’avaient pas commencé (date d’effet : ${day}). Ces soins ne seraient pas remboursés.`,
    no_cover: (name: string) =>
      `Les garanties ${deName(name)} n’ont pas commencé. Ces soins ne seraient pas remboursés.`,
    after_end: (name: string, day: string) =>
      `À cette date, les garanties ${deName(name)} sont terminées (dernier jour : ${day}). Ces soins ne seraient pas remboursés.`,
    cover_suspended: (name: string, since: string) =>
      `Vos garanties sont suspendues depuis le ${since}, faute de paiement. Les soins ${deName(name)} pendant la suspension ne sont pas remboursés.`,
    cover_was_suspended: (name: string, since: string, again: string) =>
      `À cette date, vos garanties étaient suspendues (depuis le ${since}, faute de paiement) : ces soins ne seraient pas remboursés. Ceux ${deName(name)} sont de nouveau couverts à partir du ${again}.`,
    waiting_period: (name: string, day: string) =>
      `À cette date, le délai de carence ${deName(name)} court encore. Ces soins seraient couverts à partir du ${day}.`,
    surgery_waiting: (name: string, day: string) =>
      `Pour ${name}, la chirurgie due à une maladie est couverte à partir du ${day}. Une opération avant cette date ne serait pas remboursée, les autres soins le sont.`,
    symptoms_before_cover: (name: string, day: string) =>
      `Les premiers symptômes ${deName(name)} datent d’avant le ${day}, fin du délai de carence : cette maladie ne serait pas remboursée.`,
    not_covered_by_formula: (name: string) =>
      `La formule ${deName(name)} ne couvre pas les soins courants de maladie. Une opération, elle, peut être remboursée.`,
    not_covered: (name: string) => `La formule ${deName(name)} ne couvre pas ces soins.`,
    ceiling_reached: (name: string, day: string) =>
      `Le plafond annuel ${deName(name)} est atteint jusqu’au ${day}. Les vaccins et la prévention restent remboursés par le forfait.`,
    duplicate_file: (reference: string) => `Cette facture a déjà été envoyée (${reference}).`,
    duplicate: 'Cette facture a déjà été envoyée.',
    stillSend: 'Vous pouvez envoyer la demande : notre équipe l’étudiera.',
  },
  it: {
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
        `I primi sintomi di ${name} sono precedenti al ${day}, fine del periodo di carenza: questa malattia non sarebbe rimborsata.`,
      ),
    not_covered_by_formula: (name: string) =>
      `La formula di ${name} non copre le cure ordinarie di malattia. Un intervento, invece, può essere rimborsato.`,
    not_covered: (name: string) => `La formula di ${name} non copre queste cure.`,
    ceiling_reached: (name: string, day: string) =>
      elided(
        `Il massimale annuo di ${name} è esaurito fino al ${day}. Vaccini e prevenzione restano rimborsati dal pacchetto.`,
      ),
    duplicate_file: (reference: string) => `Questa fattura è già stata inviata (${reference}).`,
    duplicate: 'Questa fattura è già stata inviata.',
    stillSend: 'Può inviare la richiesta: il nostro team la esaminerà.',
  },
})
