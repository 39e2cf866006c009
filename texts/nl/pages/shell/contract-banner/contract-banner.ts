import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import { coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type * as french from '../../../../fr/pages/shell/contract-banner/contract-banner.ts'

const inWords: readonly string[] = ['nul', 'één', 'twee', 'drie']

export const awaitedMessages: Draft<typeof french.awaitedMessages> = {
  title: 'Uw contract is nog niet aangekomen',
  text: 'We registreren het. Zodra het er is, gaat deze pagina vanzelf open: u hoeft niets te doen.',
  profile: 'Mijn gegevens controleren',
  contact: 'Schrijf ons',
}

export const endedMessages: Draft<typeof french.endedMessages> = {
  label: 'Contract beëindigd',
  over: 'Uw contract is beëindigd.',
  since: (day: string) => `Uw contract is geëindigd op ${day}.`,
  filing: (years: number) =>
    `Behandelingen tot en met de laatste dag worden nog terugbetaald: elke factuur kan tot ${inWords[years] ?? years} jaar na de behandeling verstuurd worden.`,
  papers: 'Uw documenten en uw vroegere terugbetalingen blijven hier beschikbaar.',
  ask: 'Een factuur versturen',
}

export const suspensionMessages: Draft<typeof french.suspensionMessages> = {
  label: 'Waarborgen geschorst',
  since: (day: string) => `Uw waarborgen zijn geschorst sinds ${day}.`,
  suspended: 'Uw waarborgen zijn geschorst.',
  on: (day: string) => `Uw waarborgen worden geschorst op ${day}.`,
  due: amountDue.nl.left,
  out: 'In orde brengen',
  paid: `${received.nl.payment}.`,
  back: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'nl'))}.`,
}
