import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/faq/faq.ts'

export const faqMessages: Draft<typeof french.faqMessages> = {
  title: pageNames.faq.nl,
  search: 'Een vraag zoeken',
  example: 'Termijn, wachttijd, vaccin…',
  clear: 'Zoekopdracht wissen',
  filter: 'Filteren op onderwerp',
  all: 'Alle',
  loading: 'Bezig met laden…',
  failed: 'We konden de veelgestelde vragen niet tonen.',
  offline: 'U bent offline: het zoeken gaat verder zodra er weer verbinding is.',
  found: (count: number) => `${count} ${plural(count, 'antwoord', 'antwoorden', 'nl')}`,
  foundFor: (count: number, words: string) =>
    `${count} ${plural(count, 'antwoord', 'antwoorden', 'nl')} voor “${words}”`,
  none: 'Geen vragen over dit thema.',
  noneText: 'Probeer andere woorden, of stel ons uw vraag: een medewerker antwoordt u.',
  everything: 'Alle vragen bekijken',
  write: 'Schrijf ons',
  useful: 'Was dit antwoord nuttig voor u?',
  said: 'Uw mening over dit antwoord:',
  yes: 'Ja',
  no: 'Nee',
  thanks: 'Bedankt, we noteren het.',
  notUseful: 'Bedankt, we noteren het. We kunnen u rechtstreeks antwoorden:',
  copy: 'Link kopiëren',
  copied: 'De link naar dit antwoord is gekopieerd.',
}
