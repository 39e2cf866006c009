import type * as french from '../fr/continuations.ts'
import type { Draft } from '../messages.ts'
import { notMe } from './form-words.ts'

export const continueMessages: Draft<typeof french.continueMessages> = {
  title: 'Ga hier verder met uw aanvraag',
  intro:
    'Deze code opent uw klantenzone op deze telefoon en hervat de aanvraag die u op de computer begon. Hij werkt één keer.',
  caution: 'Ga alleen verder als u deze code zelf hebt getoond.',
  signed_in: (name) =>
    `Op deze telefoon is al een klantenzone open${name === null ? '' : ` (${name})`}. Als u verdergaat, sluit die en opent die van de computer.`,
  stay: 'In de open klantenzone blijven',
  submit: 'Verdergaan met mijn aanvraag',
  busy: 'Bezig met openen',
  invalid: 'Deze code is verlopen of al gebruikt. Toon een nieuwe op uw computer.',
  sign_in: 'Aanmelden met mijn wachtwoord',
}

export const continuationMessages: Draft<typeof french.continuationMessages> = {
  open: 'Verdergaan op mijn telefoon',
  openHere: 'Verdergaan op een ander toestel',
  busy: 'Code wordt voorbereid',
  text: 'Scan deze code met de camera van uw telefoon: hij opent uw klantenzone en hervat deze aanvraag. Beide schermen volgen elkaar.',
  code: 'Code om met de telefoon te scannen',
  caution: 'Deze code opent uw klantenzone: toon hem aan niemand en stuur er geen foto van.',
  left: (minutes) =>
    minutes > 1 ? `Hij werkt één keer, binnen ${minutes} minuten.` : 'Hij werkt één keer, binnen een minuut.',
  expired: 'Deze code is verlopen.',
  renew: 'Nieuwe code tonen',
  close: 'Sluiten',
  joined: (device) => `Uw telefoon volgt nu deze aanvraag (${device}).`,
  unnamed: 'onbekend toestel',
  follows: 'Wat u daar toevoegt, verschijnt hier.',
  notMe,
  ending: 'Bezig met afmelden',
  ended: 'Dit toestel is afgemeld.',
  endedText: 'Kent iemand anders uw gegevens, wijzig dan uw wachtwoord.',
  password: 'Mijn wachtwoord wijzigen',
}
