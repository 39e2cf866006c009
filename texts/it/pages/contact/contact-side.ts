import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/contact/contact-side.ts'

export const sideMessages: Translated<typeof french.sideMessages> = {
  person: 'Le risponde una persona',
  open: 'Aperto',
  closed: 'Chiuso',
  call: 'Ci chiami',
  write: 'Ci scriva',
  post: 'Per posta',
  complaint: {
    title: 'Un reclamo?',
    text: (mediator: string) =>
      `Prima ci scriva, scegliendo l’argomento «Reclamo». Se la nostra risposta non La soddisfa, può rivolgersi a un terzo indipendente: ${mediator}.`,
    link: 'I termini e come procedere',
  },
  faq: { title: 'Forse la risposta è già qui', link: pageNames.faq.it },
}
