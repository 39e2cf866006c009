import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/contact/contact-side.ts'

export const sideMessages: Draft<typeof french.sideMessages> = {
  person: 'Een medewerker antwoordt u',
  open: 'Open',
  closed: 'Gesloten',
  call: 'Bel ons',
  write: 'Schrijf ons',
  post: 'Per post',
  complaint: {
    title: 'Een klacht?',
    text: (mediator: string) =>
      `Schrijf ons eerst, met het onderwerp “Klacht”. Voldoet ons antwoord niet, dan kunt u zich tot een onafhankelijke derde wenden: ${mediator}.`,
    link: 'De termijnen en hoe u te werk gaat',
  },
  faq: { title: 'Misschien staat het antwoord hier al', link: pageNames.faq.nl },
}
