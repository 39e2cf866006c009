import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/home.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { amountDue } from './payment-words.ts'

export const homeMessages: Draft<typeof french.homeMessages> = {
  hello: (firstname: string) => `Dag ${firstname}`,
  due: amountDue.left,
  heroTitle: 'Een factuur van de dierenarts?',
  heroText: (soon: string) => `Neem er een foto van of kies de pdf. Antwoord ${soon}.`,
  endedTitle: 'Een factuur van vóór het einde van uw contract?',
  leftTitle: 'Moet u ons nog een factuur versturen?',
  endedText: (day: string) => `Behandelingen tot en met ${day} worden nog terugbetaald.`,
  ask: 'Een factuur sturen',
  formats: 'PDF, JPG, PNG of HEIC, hoogstens 5 MB',
  underWay: 'Lopende aanvragen',
  seeAll: 'Alles bekijken',
  animals: 'Uw dieren',
  loading: 'Bezig met laden…',
  load: {
    requests: 'We konden uw lopende aanvragen niet tonen.',
    animals: 'We konden uw dieren niet tonen.',
  },
}

export const lastRefundsMessages: Draft<typeof french.lastRefundsMessages> = {
  title: 'Laatste terugbetalingen',
  loading: 'Bezig met laden…',
  failed: 'We konden uw vroegere terugbetalingen niet tonen.',
}

export const contributionMessages: Draft<typeof french.contributionMessages> = {
  next: 'Volgende premie',
  due: (contribution: string, day: string) => `${contribution}, afhouding op ${day}`,
  declined: (count: number, contribution: string) =>
    plural(count, `${contribution} onbetaald`, `${count} premies onbetaald`, 'nl'),
  declinedText: (count: number, isSuspended: boolean) =>
    `${plural(count, 'De betaling is niet gelukt', 'De betalingen zijn niet gelukt', 'nl')}. Breng ze in orde om uw waarborgen ${isSuspended ? 'terug te krijgen' : 'te behouden'}.`,
  retry: (day: string, onFormer: boolean) => `Nieuwe poging op ${day}${onFormer ? ' via de oude rekening' : ''}.`,
  collected: (count: number, day: string) =>
    `${plural(count, 'Ze wordt', 'Ze worden', 'nl')} van de nieuwe rekening afgehouden, ten vroegste op ${day}.`,
  left: 'Ze was gepland voordat we het einde van de waarborgen vernamen. Wordt ze toch nog afgehouden, dan krijgt u ze terug.',
  mend: 'In orde brengen',
  thenNext: (amount: string, day: string) => `Daarna ${amount}, op ${day}`,
  loading: 'Bezig met laden…',
  failed: 'We konden uw volgende premie niet tonen.',
}

export const unreadMessages: Draft<typeof french.unreadMessages> = {
  title: 'Ongelezen',
  all: 'Meldingen',
  none: 'U hebt alles gelezen.',
  loading: 'Bezig met laden…',
  failed: 'We konden uw meldingen niet tonen.',
}

export const welcomeMessages: Draft<typeof french.welcomeMessages> = {
  title: (firstname: string) => `Welkom ${firstname}, uw contract wordt voorbereid`,
  body: (day: string) =>
    `Uw waarborgen gaan in op ${day}. Vanaf die dag kunt u hier uw terugbetalingen aanvragen en uw contract in detail bekijken.`,
  locked: 'De terugbetalingen zijn beschikbaar vanaf de ingangsdatum van uw contract.',
  awaited: {
    title: (firstname: string) => `Welkom ${firstname}, uw contract komt eraan`,
    body: 'Uw klantenzone is open. We registreren uw contract: zodra het er is, vindt u het hier, met uw waarborgen en uw terugbetalingen.',
    meanwhile: 'Controleer intussen uw gegevens en kies hoe we u verwittigen.',
  },
}

export const onboardingMessages = ({
  hasWaits,
  highestGain,
}: BrandFacts): Draft<ReturnType<typeof french.onboardingMessages>> => ({
  title: 'Uw dossier',
  count: (done: number, all: number) => (done === all ? 'volledig' : `${done} van ${all}`),
  seeAll: (count: number) => `Alles bekijken (${count})`,
  seeLess: 'Minder bekijken',
  before: (day: string) => `Uiterlijk op ${day}`,
  over: (day: string) => `Termijn verstreken sinds ${day}`,
  loading: 'Bezig met laden…',
  failed: 'We konden niet tonen wat er in uw dossier ontbreekt.',
  tips: {
    add_mobile: {
      title: 'Voeg uw gsm-nummer toe',
      text: 'Het dient om uw mandaten te ondertekenen en u van elke terugbetaling te verwittigen.',
    },
    confirm_email: {
      title: 'Bevestig uw e-mailadres',
      text: 'Eén klik volstaat in het bericht dat we u hebben gestuurd.',
    },
    add_iban: { title: 'Vul uw IBAN in', text: 'Zonder IBAN kunnen we u uw terugbetalingen niet storten.' },
    add_icad: {
      title: (name: string) => `Vul het identificatienummer van ${name} in`,
      text: 'Het staat op de identificatiekaart of in het paspoort van uw dier.',
    },
    get_care_sheet: {
      title: 'Houd een zorgformulier klaar',
      text: 'Druk het af voor uw volgende afspraak bij de dierenarts.',
    },
    read_cover: {
      title: 'Ontdek uw waarborgen',
      text: hasWaits ? 'Percentage, plafond en wachttijden op één pagina.' : 'Percentage en plafond op één pagina.',
    },
    invite: { title: 'Nodig een vriend uit', text: `Tot € ${highestGain} per bevestigde uitnodiging.` },
  },
  inviteFixed: '€ 25 per bevestigde uitnodiging.',
  ofYourAnimal: 'Vul het identificatienummer van uw dier in',
})
