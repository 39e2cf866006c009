import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { toName } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../fr/mails/quotes.ts'

export const quoteReceived: Translated<typeof french.quoteReceived> = {
  subject: (reference) => `La Sua richiesta di preventivo (${reference})`,
  title: 'Abbiamo ricevuto la Sua richiesta di preventivo',
  thanks: (soon: string) =>
    `Grazie di aver pensato ${toName(brandName)} per il Suo cane o gatto. Il nostro team Le invia il preventivo per e-mail ${soon}.`,
  counts: (sponsor) =>
    `La richiesta è arrivata dal link di ${sponsor}, che vedrà il Suo nome, l’iniziale del Suo cognome e come procede la Sua polizza. Ogni presentazione viene verificata prima di essere convalidata.`,
  self: 'Questo indirizzo è quello di chi invita: la richiesta non vale quindi come presentazione e non darà diritto a un premio. Il preventivo, invece, Le sarà inviato.',
  not_asked: 'Non ha chiesto alcun preventivo? Ignori questo messaggio: senza la Sua firma non cambia nulla.',
  why: `Riceve questa e-mail perché questo indirizzo è stato inserito per chiedere un preventivo dal link di un cliente ${brandName}.`,
}

export const quoteRequested: Translated<typeof french.quoteRequested> = {
  title: 'Richiesta di preventivo tramite presentazione',
  body: 'Rispondendo a questa e-mail si scrive a chi chiede il preventivo.',
  self: 'Non vale come presentazione: i recapiti sono quelli di chi invita.',
  reference: requestLabels.it.tracking_reference,
  name: fieldLabels.it.name,
  email: 'E-mail',
  phone: fieldLabels.it.phone,
  place: fieldLabels.it.postal_code,
  animal: 'Animale',
  sponsor: 'Invito di',
}
