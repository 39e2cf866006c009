import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/sponsorship/sponsorship-offer.ts'

export const offerMessages: Draft<typeof french.offerMessages> = {
  title: 'De actie van dit moment',
  dates: (start: string, end: string) => `Actie geldig van ${start} tot en met ${end}`,
  from: (start: string) => `Actie geldig vanaf ${start}`,
  until: (end: string) => `Actie geldig tot en met ${end}`,
  steps: [
    'U deelt uw persoonlijke link.',
    'Uw vriend vraagt een offerte aan en ondertekent die.',
    '14 dagen na de ingangsdatum wordt de uitnodiging bevestigd.',
  ],
  last_step: (least: string, most: string) => `U ontdekt uw beloning, bepaald door loting, van ${least} tot ${most}.`,
  last_step_fixed: (amount: string) => `U ontvangt uw beloning, ${amount}.`,
  how: 'Hoe het werkt',
  odds: (least: string, most: string) =>
    `Elke beloning wordt door loting bepaald, van ${least} tot ${most}; ${least} is u gegarandeerd.`,
  odds_fixed: (amount: string) => `Elke beloning bedraagt ${amount}, zonder loting.`,
  terms: 'Voorwaarden van de actie',
  standing: {
    title: 'Het hele jaar door',
    conditions: 'Voorwaarden voor uitnodigingen',
  },
}
