import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { highestGain } from '@coussinet/contract/brand/values/highest-gain.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/onboarding/onboarding.ts'

export const onboardingMessages: Draft<typeof french.onboardingMessages> = {
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
}
