import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/pages/sponsorship/guest/quote/quote.ts'

export const quoteMessages: Draft<typeof french.quoteMessages> = {
  title: 'Uw offerte',
  text: 'Enkele woorden over u en over uw dier: ons team maakt uw offerte op en stuurt ze u per e-mail.',
  firstname: 'Voornaam',
  lastname: 'Familienaam',
  email: 'E-mailadres',
  phone: 'Telefoon',
  optional: '(facultatief)',
  country: 'Land',
  countries: countryNames.nl,
  postal_code: 'Postcode',
  type: 'Uw dier is',
  types: { dog: 'Een hond', cat: 'Een kat' },
  name: 'Naam van uw dier',
  use: (sponsor: string) =>
    `Uw contactgegevens dienen om uw offerte op te maken en u te antwoorden. ${sponsor} ziet uw voornaam, de eerste letter van uw naam en hoe ver het staat met uw contract.`,
  privacy: 'Privacy (nieuw tabblad)',
  submit: 'Mijn offerte aanvragen',
  busy: 'Bezig met versturen',
  failed: 'Uw aanvraag is niet verstuurd.',
  many: 'Van hieruit zijn net meerdere aanvragen verstuurd. Probeer het wat later opnieuw: wat u hebt ingevuld, blijft staan.',
  gone: 'Deze uitnodigingslink bestaat niet meer. Vraag een nieuwe aan de persoon die hem u heeft gestuurd.',
  sent: 'Uw offerteaanvraag is geregistreerd',
  reference: (reference: string) => `Nummer van uw aanvraag: ${reference}`,
  next: (email: string, soon: string) =>
    `Ons team stuurt u uw offerte ${soon}, per e-mail op ${email}. Kijk ook eens bij uw ongewenste e-mail.`,
}
