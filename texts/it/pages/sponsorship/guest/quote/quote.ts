import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/pages/sponsorship/guest/quote/quote.ts'

export const quoteMessages: Translated<typeof french.quoteMessages> = {
  title: 'Il Suo preventivo',
  text: 'Poche parole su di Lei e sul Suo animale: il nostro team prepara il preventivo e glielo invia per e-mail.',
  firstname: 'Nome',
  lastname: 'Cognome',
  email: 'Indirizzo e-mail',
  phone: 'Telefono',
  optional: '(facoltativo)',
  country: 'Paese',
  countries: countryNames.it,
  postal_code: 'CAP',
  type: 'Il Suo animale è',
  types: { dog: 'Un cane', cat: 'Un gatto' },
  name: 'Il suo nome',
  use: (sponsor: string) =>
    `I Suoi recapiti servono a preparare il preventivo e a risponderLe. ${sponsor} vedrà il Suo nome, l’iniziale del Suo cognome e come procede la Sua polizza.`,
  privacy: 'Privacy (nuova scheda)',
  submit: 'Chiedi il preventivo',
  busy: 'Invio in corso',
  failed: 'La richiesta non è partita.',
  many: 'Da qui sono appena partite diverse richieste. Riprovi un po’ più tardi: quanto ha inserito resta qui.',
  gone: 'Questo link di presentazione non esiste più. Ne chieda uno nuovo a chi glielo ha inviato.',
  sent: 'La Sua richiesta di preventivo è registrata',
  reference: (reference: string) => `Numero della Sua richiesta: ${reference}`,
  next: (email: string, soon: string) =>
    `Il nostro team Le invia il preventivo ${soon}, per e-mail a ${email}. Controlli anche la posta indesiderata.`,
}
