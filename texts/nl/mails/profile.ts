import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/profile.ts'

export const addressToConfirm: Draft<typeof french.addressToConfirm> = {
  title: 'Bevestig uw nieuwe e-mailadres',
  text: `U hebt gevraagd dat ${brandName} u op dit adres schrijft. U kunt het daarna ook gebruiken om u aan te melden in uw klantenzone. Bevestig dat het wel degelijk van u is.`,
  confirm: 'Mijn adres bevestigen',
  notes: [
    'Deze link werkt maar één keer, gedurende 24 uur. Tot dan blijft uw huidige adres geldig.',
    'Hebt u niets gevraagd, dan hoeft u niets te doen: er verandert niets.',
  ],
}

export const addressInUse: Draft<typeof french.addressInUse> = {
  subject: 'Uw e-mailadres is al in gebruik',
  title: 'Iemand heeft gevraagd om uw e-mailadres te gebruiken',
  paragraphs: [
    `Iemand heeft gevraagd om dit adres te gebruiken voor een klantenzone van ${brandName}. Het hoort al bij een account: er is niets veranderd.`,
    'Was u het, kies dan een ander adres. Zo niet hoeft u niets te doen.',
  ],
}
