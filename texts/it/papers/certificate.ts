import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { documentNames, documentSentences } from '@coussinet/contract/domain/document-names.ts'
import { dayOfMonth, elided, lowered } from '@coussinet/contract/domain/grammar.ts'
import { memberNumber } from '@coussinet/contract/domain/member-number.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { suspendedSince } from '@coussinet/contract/domain/suspension.ts'
import type * as french from '../../fr/papers/certificate.ts'

export const certificate: Translated<typeof french.certificate> = {
  title: documentNames.it.contrat,
  about: 'Condizioni particolari',
  version: (version, printed) => elided(`Versione del ${version}, emessa il ${printed}`),
  state: {
    suspended: (day) => suspendedSince(day, 'it'),
    suspended_text: 'Le cure ricevute durante la sospensione non sono rimborsate.',
    ends: (day) => elided(`Questa polizza termina il ${day}`),
    ends_text: 'È il suo ultimo giorno.',
    never: (day) => elided(`Questa polizza termina il ${day}, prima della data di decorrenza`),
    never_text: 'Nessuna copertura comincia.',
    ended: (day) => elided(`Questa polizza è terminata${day === null ? '' : ` il ${day}`}`),
    ended_text: 'Le cure ricevute dopo la fine della polizza non sono rimborsate.',
  },
  policyholder: 'Contraente',
  represented: (name: string) => `Firmatario: ${name}`,
  insurer: 'Assicuratore',
  nevg: (nevg) => `${memberNumber.it} ${nevg}`,
  contract: {
    title: 'La Sua polizza',
    number: contractLabels.it.number,
    effective_date: contractLabels.it.effective_date,
    term: 'Durata',
    term_text: 'Un anno, con rinnovo di anno in anno alla scadenza',
    renewal_date: 'Prossima scadenza annuale',
    end_date: 'Fine della polizza',
    law: 'Questa scheda completa le condizioni di assicurazione, che valgono per tutto ciò che essa non precisa.',
  },
  animals: {
    title: contractLabels.it.animals,
    none: 'Nessun animale è assicurato con questa polizza.',
    animal: 'Animale',
    species: 'Specie, sesso',
    breed: 'Razza',
    colour: animalLabels.it.colour,
    birth_date: 'Data di nascita',
    icad: animalLabels.it.identification,
    no_icad: 'da fornire',
    formula: 'Formula',
    cover_start: 'Inizio della copertura',
    cover_end: 'Fine della copertura',
    rate: contractLabels.it.rate,
    ceiling: contractLabels.it.ceiling,
    deductible: contractLabels.it.deductible,
    package: contractLabels.it.package,
    from: (guarantee) => `${guarantee}: dal`,
    not_covered: 'nessuna garanzia',
    price: contractLabels.it.price,
    next_formula: (name, day, formula, price) =>
      elided(
        `Dal ${day} ${name} ha la formula ${formula}, per ${price} al mese, spese di gestione incluse. Le cure precedenti restano rimborsate secondo la formula della tabella.`,
      ),
    waiting: 'Le date tengono conto dei periodi di carenza.',
    prevention: 'Il pacchetto vaccini e prevenzione non ha carenza né franchigia e non riduce il massimale.',
    not_selected: (names) => `Senza una formula scelta, per ${names} nulla è coperto né addebitato.`,
  },
  contribution: {
    title: 'Il Suo premio',
    label: 'Premio mensile totale',
    text: 'Imposte e spese di gestione incluse',
    fee: 'Di cui spese di gestione',
    fee_text: (total, each) => `${total} (${each} per animale e per mese)`,
    due_day: contractLabels.it.due_day,
    due_text: (day) => elided(`Il ${dayOfMonth(day, 'it')} di ogni mese, o il giorno lavorativo seguente`),
    means: 'Metodo di pagamento',
    account: (account, holder) => `Addebito sul conto ${account}, ${holder}`,
    umr: 'Riferimento unico del mandato',
    card: (card, expires) => `Carta ${card}, scadenza ${expires}`,
    no_means: 'Da indicare nella Sua area personale',
  },
  received: {
    title: 'Documenti consegnati',
    text: 'Prima di firmare ha ricevuto il set informativo, che trova in ogni momento nella Sua area personale:',
    items: (of) => [
      `il documento informativo precontrattuale (DIP Danni), ${of};`,
      `le condizioni di assicurazione, ${of};`,
      `${lowered(documentSentences.it.rgpd)}.`,
    ],
    of: { both: 'spese veterinarie e assistenza', alone: 'spese veterinarie' },
  },
  withdrawal: {
    title: 'Diritto di ripensamento',
    open: (day) =>
      elided(
        `Può recedere da questo contratto senza motivo e senza spese fino al ${day} compreso: nella Sua area personale, pagina «La mia polizza», pulsante «Recedere dal contratto», oppure per lettera o e-mail, con il modello allegato alle condizioni. I premi Le vengono restituiti, meno la parte dei giorni coperti.`,
      ),
    over: (day) =>
      elided(
        `Il termine per il ripensamento è scaduto il ${day}. Può sempre disdire la polizza nella Sua area personale, pagina «La mia polizza».`,
      ),
  },
  signatures: {
    title: 'Firme',
    place: (city, day) => `${city}, ${day}.`,
    insurer: 'Per l’assicuratore',
    direction: 'La direzione',
    member: 'Il contraente',
    hint: 'Data e firma, con la dicitura «letto e approvato»',
  },
}
