import type { Animal } from '@coussinet/contract/animals.ts'
import { lostDays } from '@coussinet/contract/domain/cover.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/animals/ending/cover-ending.ts'

type Gender = Animal['gender']

export const coverEndingMessages: Draft<typeof french.coverEndingMessages> = {
  title: (name: string) => `${name} is niet meer bij u`,
  lead: 'Vertel ons gewoon wat er gebeurd is: wij zorgen voor de rest. De pagina, de terugbetalingen en de documenten blijven in uw klantenzone.',
  what: 'Wat is er gebeurd?',
  label: {
    deceased: (name: string, _gender: Gender) => `${name} is overleden`,
    sold: (name: string) => `${name} woont bij een ander gezin`,
    lost: (name: string, _gender: Gender) => `${name} is vermist`,
  },
  hint: {
    sold: (_gender: Gender) => 'Weggegeven, toevertrouwd of verkocht',
    lost: (gender: Gender) =>
      `De waarborgen lopen nog ${lostDays} dagen door, de tijd om ${gender === 'male' ? 'hem' : 'haar'} terug te vinden`,
  },
  day: {
    deceased: () => 'De dag van het overlijden',
    sold: (_gender: Gender) => 'De dag van het vertrek',
    lost: (gender: Gender) => `De laatste dag waarop u ${gender === 'male' ? 'hem' : 'haar'} hebt gezien`,
  },
  noReason: 'Kies wat er gebeurd is.',
  noDay: {
    deceased: () => 'Vul de dag van het overlijden in, ook al is het bij benadering.',
    sold: (_gender: Gender) => 'Vul de dag van het vertrek in, ook al is het bij benadering.',
    lost: (gender: Gender) =>
      `Vul de laatste dag in waarop u ${gender === 'male' ? 'hem' : 'haar'} hebt gezien, ook al is het bij benadering.`,
  },
  follows: 'Wat er zal gebeuren',
  last: (day: string) => `${day} is de laatste dag van de waarborgen.`,
  lastToday: (day: string) => `De waarborgen eindigen vandaag, ${day}.`,
  contribution:
    'De premie stopt samen met de waarborgen; wat u voor de tijd daarna betaald zou hebben, krijgt u terug.',
  care: 'Behandelingen tot en met die dag blijven terugbetaald: u kunt ons de facturen nog doorsturen.',
  proof:
    'Verder hoeft u nu niets te doen. Een attest van de dierenarts, of de bijgewerkte registratie van het dier, volstaat als we het u moeten vragen.',
  lastOne: 'Dit is uw laatste verzekerde dier: uw contract eindigt samen met de waarborgen.',
  act: 'Bewaren',
  sending: 'Bezig met versturen',
  back: (name: string) => `Terug naar de pagina van ${name}`,
  done: 'Genoteerd',
  sorry: (name: string) => `We delen uw verdriet. ${name} houdt hier een eigen plaats.`,
  doneText: (day: string) =>
    `${day} is de laatste dag van de waarborgen. We hebben het u net per e-mail geschreven, en u hoeft niets te herhalen.`,
  mistake: 'Een vergissing? Schrijf ons, we zetten het recht.',
  toContact: 'Contact',
  subject: (name: string) => `Einde van de waarborgen van ${name}: een vergissing`,
  toPage: (name: string) => `De pagina van ${name} bekijken`,
  toHome: 'Terug naar Start',
  gone: 'De waarborgen zijn al beëindigd.',
}
