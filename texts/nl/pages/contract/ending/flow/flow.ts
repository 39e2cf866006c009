import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../../fr/pages/contract/ending/flow/flow.ts'

export const flowMessages: Draft<typeof french.flowMessages> = {
  where: (step: number, count: number) => `Stap ${step} van ${count}`,
  next: 'Verdergaan',
  back: 'Terug',
  backToContract: 'Terug naar mijn contract',
  nothingSent: 'Er wordt niets verstuurd vóór uw bevestiging, in de laatste stap.',
  failed: 'Uw aanvraag is niet verstuurd.',
  changed: (day: string) =>
    `De datum is veranderd sinds u deze pagina opende: het zou nu ${day} zijn. Er is niets verstuurd.`,
  sending: 'Bezig met versturen',
  wrote: (email: string) =>
    `We hebben het u per e-mail bevestigd op ${email}, met de datum en het uur van uw aanvraag.`,
  willWrite: (email: string) => `We bevestigen u de ontvangst per e-mail op ${email}, met de datum en het uur.`,
  facts: {
    number: contractLabels.nl.number,
    holder: 'Verzekeringnemer',
    animals: contractLabels.nl.animals,
    effective: contractLabels.nl.effective_date,
    request: 'Uw aanvraag',
    last: contractLabels.nl.last_day,
    never: 'Geen, het contract gaat niet in',
    email: 'Bevestiging verstuurd naar',
  },
  termination: {
    request: 'Opzegging',
    about: {
      title: pageNames.termination.nl,
      ends: (day: string) => `Als u het vandaag aanvraagt, eindigt uw contract op ${day}.`,
      changes: 'Wat er verandert',
      stops: (animals: string, day: string) =>
        `Na ${day} worden de behandelingen niet meer terugbetaald voor ${animals}.`,
      list: [
        'Behandelingen tot en met die dag blijven terugbetaalbaar, ook als u de terugbetaling later aanvraagt.',
        'De premies stoppen op die datum; wat voor de periode daarna betaald is, krijgt u terug.',
        `Als u opnieuw een dier verzekert, ${hasWaits ? 'beginnen de wachttijden weer van nul en ' : ''}zijn de al bekende ziekten van dat dier niet meer gedekt.`,
      ],
    },
    recap: { title: 'Kijk uw aanvraag na' },
    confirm: {
      title: 'Bevestig uw aanvraag',
      text: (number: string, day: string) =>
        `Door te bevestigen vraagt u de opzegging van uw contract ${number} aan. Het eindigt op ${day}.`,
      act: 'Mijn opzegging bevestigen',
    },
    done: { title: 'Uw aanvraag tot opzegging is geregistreerd' },
    gone: {
      title: 'Uw contract eindigt al',
      text: 'Er valt niets meer op te zeggen: op de pagina van uw contract staat wanneer het eindigt.',
    },
  },
  withdrawal: {
    request: 'Herroeping',
    recap: {
      title: pageNames.withdrawal.nl,
      until: (day: string) =>
        `U kunt uw contract herroepen tot en met ${day}, zonder opgave van reden en zonder kosten.`,
      money: 'Wat u terugkrijgt',
      notBegun:
        'Uw contract is nog niet ingegaan: als u al een premie hebt betaald, krijgt u die volledig terug, uiterlijk 30 dagen na uw aanvraag.',
      begun:
        'U krijgt uw premies terug, min het deel voor de dagen waarop uw dieren gedekt waren, uiterlijk 30 dagen na uw aanvraag. De terugbetalingen van de behandelingen van die dagen mag u behouden.',
    },
    confirm: {
      title: 'Bevestig uw aanvraag',
      text: (number: string) => `Door te bevestigen herroept u uw contract ${number}.`,
      never: 'Het gaat niet in.',
      ends: (day: string) => `Uw dieren zijn gedekt tot en met ${day}.`,
      act: 'Mijn herroeping bevestigen',
    },
    done: { title: 'Uw herroeping is geregistreerd' },
    gone: {
      title: 'De herroepingstermijn is voorbij',
      text: 'U kunt uw contract nog opzeggen: op de pagina van uw contract staat hoe, en tegen welke datum.',
    },
  },
}
