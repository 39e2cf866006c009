import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { contributionName } from '@coussinet/contract/domain/receipt-labels.ts'
import type * as french from '../../../fr/pages/home/home-side.ts'

export const lastRefundsMessages: Draft<typeof french.lastRefundsMessages> = {
  title: 'Laatste terugbetalingen',
  loading: 'Bezig met laden…',
  failed: 'We konden uw vroegere terugbetalingen niet tonen.',
}

export const contributionMessages: Draft<typeof french.contributionMessages> = {
  next: 'Volgende premie',
  due: (month: string, day: string) => `${contributionName(month, 'nl')}, afhouding op ${day}`,
  declined: (count: number, month: string) =>
    plural(count, `${contributionName(month, 'nl')} onbetaald`, `${count} premies onbetaald`, 'nl'),
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
