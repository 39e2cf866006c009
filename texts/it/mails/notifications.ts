import { toPaymentMethods } from '@coussinet/contract/domain/account-labels.ts'
import { toName } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/notifications.ts'

export const notificationLetters: Translated<typeof french.notificationLetters> = {
  pages: {
    refunds: 'Vedi la mia richiesta',
    quotes: 'Vedi il mio preventivo',
    animals: 'Vedi la scheda del mio animale',
    'profile/receipts': 'Vedi i miei premi',
    'profile/payment-methods': toPaymentMethods.it,
    'profile/contract': 'Vedi la mia polizza',
    sponsorship: 'Vedi le mie presentazioni',
  },
  resume: 'Riprendi la mia richiesta',
  home: 'Apri la mia area personale',
  always: 'Le scriviamo sempre per i Suoi rimborsi, i Suoi pagamenti e la sicurezza del Suo account.',
  optional: 'Riceve questa e-mail secondo le Sue preferenze.',
  choose: 'Scegli le e-mail da ricevere',
  reply: (author) =>
    `Risponda a questa e-mail per scrivere ${toName(author)}: la Sua risposta, con i suoi file, si aggiunge alla conversazione.`,
  team: 'il nostro team',
  dispute: {
    text: 'Non è d’accordo, o ci è sfuggito qualcosa?',
    label: 'Presenta un reclamo',
    otherwise: 'Citi il numero pratica qui sopra.',
  },
}

export const sampleNotes = {
  formula_change_refused: 'La pratica di Oslo è in corso d’esame. Richieda questo cambiamento dopo la nostra risposta.',
  quote_answered: 'A condizione che si faccia la radiografia di controllo.',
  quote_refused: 'Queste cure sono escluse dal Suo contratto.',
  dispute_upheld: 'Queste cure sono escluse dal Suo contratto.',
  dispute_changed: 'La radiografia di controllo è davvero legata a questa malattia: la rimborsiamo.',
}
