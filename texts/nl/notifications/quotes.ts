import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/notifications/quotes.ts'

export const quoteWords: Translated<typeof french.quoteWords> = {
  quote_answered: {
    title: ['{name}: akkoord voor {amount}', 'Akkoord voor uw offerte'],
    body: 'Zorg gepland op {care_day}. Stuur de factuur uiterlijk op {date}: {amount} is voor u gereserveerd.',
    letter: [
      'Uw offerte voor de zorg van {name}, gepland op {care_day}, is aanvaard: u krijgt {amount} terug als de zorg verloopt zoals gepland.',
      'Dat bedrag blijft voor u gereserveerd tot en met {date}. Stuur na de zorg de factuur vanaf de pagina van de offerte, uiterlijk op die dag.',
      'Voorwaarden van het akkoord: {note}',
    ],
  },
  quote_refused: {
    title: ['{name}: offerte geweigerd', 'Offerte geweigerd'],
    body: ['Zorg gepland op {care_day}. {note}', 'Zorg gepland op {care_day}: {why}.'],
    letter: [
      'We kunnen geen akkoord geven voor de zorg van {name} die op {care_day} gepland is.',
      ['Waarom: {note}', 'Waarom: {why}.'],
      'Er is niets gereserveerd. Gaat de zorg door, dan kunt u ons de factuur toch sturen: ze wordt behandeld zoals de andere.',
    ],
  },
  quote_ending: {
    title: ['{name}: uw akkoord eindigt binnenkort', 'Uw akkoord eindigt binnenkort'],
    body: '{time_left}, om de factuur te sturen. Daarna is {amount} niet meer gereserveerd.',
    letter: [
      '{time_left}, om de factuur te sturen van de zorg van {name}, gepland op {care_day}. Daarna vervalt het akkoord en is {amount} niet meer gereserveerd.',
      'Is de zorg gegeven? Stuur de factuur vanaf de pagina van de offerte. Is ze uitgesteld? Vraag de dierenarts een nieuwe offerte en stuur ze ons.',
    ],
  },
  quote_lapsed: {
    title: ['{name}: akkoord vervallen', 'Akkoord vervallen'],
    body: 'Het akkoord over de offerte was geldig tot en met {date}. {amount} is niet meer gereserveerd.',
    letter: [
      'Het akkoord voor de zorg van {name} was geldig tot en met {date}. Het gereserveerde bedrag, {amount}, is weer vrij in uw plafond.',
      'Een factuur die u nu stuurt, wordt behandeld zoals de andere. Stuur voor een nieuw akkoord een nieuwe offerte.',
    ],
  },
  quote_draft_ending: {
    title: ['{name}: uw offerte is niet verstuurd', 'Uw offerte is niet verstuurd'],
    body: 'Ze wordt op {date} verwijderd, samen met de documenten.',
    letter: [
      'In uw klantenzone wacht een offerte die niet verstuurd is. Ze wordt op {date} verwijderd, samen met de documenten.',
      'Hervat ze om ze te versturen; elke wijziging bewaart ze dertig dagen langer.',
    ],
  },
}
