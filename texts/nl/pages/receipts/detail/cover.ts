import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/receipts/detail/cover.ts'

export const coverMessages: Draft<typeof french.coverMessages> = {
  title: 'Uw waarborgen',
  going: 'Uw dieren zijn nog altijd gedekt.',
  stops: {
    FR: (day: string) =>
      `Zonder betaling zou u een ingebrekestelling krijgen. De waarborgen zouden dan kunnen stoppen, ten vroegste op ${day}, dertig dagen na die brief.`,
    IT: (day: string) => `Zonder betaling stoppen de waarborgen op ${day} om 0 uur, vijftien dagen na de vervaldag.`,
    BE: (day: string) =>
      `Zonder betaling zou u een ingebrekestelling krijgen. De waarborgen zouden dan kunnen stoppen, ten vroegste op ${day}, minstens vijftien dagen na die brief.`,
  },
  stopsNow: 'De waarborgen kunnen nu van de ene dag op de andere geschorst worden.',
  payToday: 'Betaal vandaag nog om dat te vermijden.',
  suspended: (day: string) =>
    `De waarborgen zijn geschorst sinds ${day}: behandelingen die sinds die dag zijn verstrekt, worden niet terugbetaald.`,
  ends: (day: string) => `Zonder betaling zouden we het contract kunnen opzeggen vanaf ${day}.`,
  endsAnyDay: 'Zonder betaling kunnen we het contract nu opzeggen.',
  resumes: {
    midnight: (day: string) => `Als u vandaag alles betaalt, gelden ze opnieuw vanaf ${day} om 0 uur.`,
    noon: (day: string) => `Als u vandaag alles betaalt, gelden ze opnieuw vanaf ${day} om 12 uur.`,
  },
  resumesOncePaid: {
    midnight: 'Ze gelden opnieuw om 0 uur, de dag nadat alles is betaald.',
    noon: 'Ze gelden opnieuw om 12 uur, de dag nadat alles is betaald.',
  },
  kept: 'Wat u niet verliest',
  keptGoing: [
    'Tot dan blijven uw dieren verzekerd.',
    'Als u eerder betaalt, verandert er niets: noch uw waarborgen, noch uw prijs.',
    'Uw terugbetalingsaanvragen lopen gewoon verder.',
  ],
  keptSuspended: [
    'Behandelingen die vóór een schorsing zijn verstrekt, worden nog altijd terugbetaald.',
    ...(hasWaits ? ['Wachttijden die al voorbij zijn, beginnen niet opnieuw.'] : []),
    'Uw formules en uw plafonds blijven dezelfde.',
  ],
}
