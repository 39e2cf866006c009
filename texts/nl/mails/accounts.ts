import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { accountLabels, unpaidToo } from '@coussinet/contract/domain/account-labels.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/accounts.ts'

export const accountNotices: Draft<typeof french.accountNotices> = {
  mandate_signed: {
    title: 'De rekening voor uw premies is gewijzigd',
    sms: 'De rekening voor uw premies is gewijzigd',
    text: `In uw klantenzone van ${brandName} is net een domiciliëringsmandaat ondertekend: uw premies worden voortaan afgehouden van de rekening hieronder.`,
    undated: `In uw klantenzone van ${brandName} is net een domiciliëringsmandaat ondertekend voor de rekening hieronder. Voorlopig is er geen afhouding van deze rekening gepland.`,
    undone:
      'De link annuleert dit mandaat niet: een medewerker kijkt samen met u na van welke rekening wordt afgehouden. De mandaten en rekeningen die op hun code wachten, worden geannuleerd.',
  },
  refund_account_changed: {
    title: 'De rekening voor uw terugbetalingen is gewijzigd',
    sms: 'De rekening voor uw terugbetalingen is gewijzigd',
    text: 'Uw volgende terugbetalingen worden op de rekening hieronder gestort. Wat al aanvaard is, wordt nog op de voorziene rekening gestort.',
    undone:
      'De vorige rekening komt niet terug: er vertrekt geen terugbetaling naar de nieuwe zolang we dat niet met u hebben nagekeken. De mandaten en rekeningen die op hun code wachten, worden geannuleerd.',
  },
  account_released: {
    title: 'Uw terugbetalingen wachten niet meer',
    sms: 'Uw terugbetalingen zijn vrijgegeven',
    text: 'Met een code is gevraagd om uw terugbetalingen meteen op uw nieuwe rekening te storten, zonder 48 uur te wachten.',
    undone:
      'De terugbetalingen die nog niet vertrokken zijn, worden opnieuw in de wacht gezet zolang we dat niet met u hebben nagekeken. De mandaten en rekeningen die op hun code wachten, worden geannuleerd.',
  },
  card_registered: {
    title: 'Er is een kaart geregistreerd voor uw premies',
    sms: 'Een kaart is geregistreerd voor uw premies',
    text: 'Uw volgende premies worden aangerekend op deze kaart.',
    named: 'Kaart',
    undone: 'De link verwijdert deze kaart niet: een medewerker kijkt samen met u het betaalmiddel na.',
  },
}

export const accountLines: Draft<typeof french.accountLines> = {
  debited: 'Rekening voor de afhoudingen',
  refunded: accountLabels.nl.account,
  former: 'Vorige rekening',
  former_card: 'Vorig betaalmiddel',
  holder: accountLabels.nl.holder,
  umr: accountLabels.nl.umr,
  first: accountLabels.nl.first_debit,
  unpaid: unpaidToo.nl,
  last: 'Laatste afhouding van de vorige rekening',
  refunds: accountLabels.nl.refunds,
  too: capitalised(accountLabels.nl.refunds_too),
  held: 'Terugbetalingen in de wacht tot',
}
