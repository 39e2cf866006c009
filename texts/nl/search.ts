import type * as french from '../fr/search.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { pageNames } from './page-words.ts'

export const searchMessages: Draft<typeof french.searchMessages> = {
  title: 'Zoeken',
  placeholder: 'Een terugbetaling, een document, een vraag…',
  close: 'Sluiten',
  results: 'Resultaten',
  searching: 'Bezig met zoeken…',
  count: (count: number) => plural(count, `${count} resultaat`, `${count} resultaten`, 'nl'),
  nothing: (text: string) => `Niets zeker voor “${text}”.`,
  guesses: (count: number) => plural(count, `${count} mogelijk resultaat.`, `${count} mogelijke resultaten.`, 'nl'),
  hint: 'Probeer een ander woord, of stel ons de vraag.',
  contact: 'Schrijf ons',
  failed: 'Het zoeken is niet gelukt.',
  retry: 'Opnieuw proberen',
  offline: 'U bent offline: het zoeken gaat verder zodra er weer verbinding is.',
  download: 'Downloaden',
  kinds: {
    guess: 'Misschien',
    task: 'Meteen',
    page: 'Pagina’s',
    animal: 'Dieren',
    refund: 'Terugbetalingen',
    quote: 'Offertes',
    receipt: pageNames.receipts,
    document: 'Documenten',
    question: pageNames.faq,
  },
}
