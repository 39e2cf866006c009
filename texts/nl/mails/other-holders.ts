import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/other-holders.ts'

export const formerHolder: Draft<typeof french.formerHolder> = {
  title: 'Er wordt niets meer van uw rekening afgehouden',
  title_soon: 'Er wordt binnenkort niets meer van uw rekening afgehouden',
  text: (policyholder) =>
    `De premies van het contract van ${policyholder} worden niet meer van uw rekening afgehouden: een ander betaalmiddel vervangt uw mandaat.`,
  text_soon: (policyholder, last) =>
    `De premies van het contract van ${policyholder} worden na ${last} niet meer van uw rekening afgehouden: een ander betaalmiddel vervangt uw mandaat.`,
  at: 'Wanneer',
  last: 'Laatste afhouding',
  call: (phone) => `Een vraag? Bel ons op ${phone}.`,
}

export const newHolder: Draft<typeof french.newHolder> = {
  title: 'Het domiciliëringsmandaat is ondertekend',
  text: (policyholder) =>
    `Met de code die we u hebben gestuurd, is het mandaat ondertekend waarmee ${brandName} de premies van het contract van ${policyholder} van uw rekening mag afhouden.`,
  at: 'Wanneer',
  call: (phone) => `Was u het niet? Bel ons op ${phone}.`,
}

export const holderSms: Draft<typeof french.holderSms> = {
  former_soon: (account, last, phone) =>
    `${brandName}. Laatste afhouding van uw rekening${account} op ${last}: uw mandaat is vervangen. Een vraag? Bel ${phone}.`,
  former: (account, date, phone) =>
    `${brandName}. Sinds ${date} heeft uw rekening${account} geen mandaat meer voor onze afhoudingen. Een vraag? Bel ${phone}.`,
  signed: (account, date, time, phone) =>
    `${brandName}. Het mandaat voor uw rekening${account} is ondertekend op ${date} om ${time} uur. Was u het niet, bel dan ${phone}.`,
}
