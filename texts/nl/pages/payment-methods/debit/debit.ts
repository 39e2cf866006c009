import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../fr/pages/payment-methods/debit/debit.ts'

export const debitMessages: Draft<typeof french.debitMessages> = {
  account: accountLabels.nl.account,
  holder: accountLabels.nl.holder,
  umr: 'Mandaatreferentie',
  signed: 'Ondertekend op',
  first: 'Afhoudingen vanaf',
  downloadMandate: 'Mandaat downloaden',
  pending: 'Een mandaat wacht op uw handtekening.',
  pendingText: 'Tot dan verandert er niets.',
  resume: 'Hervatten',
  card: 'Kaart',
  expires: { valid: 'Vervalt eind', expiring: 'Vervalt eind', expired: 'Vervallen eind' },
  expired: (last4: string) => `Uw kaart ${last4} is vervallen.`,
  expiring: (last4: string, days: number) =>
    days === 0
      ? `Uw kaart ${last4} vervalt vandaag.`
      : plural(days, `Uw kaart ${last4} vervalt morgen.`, `Uw kaart ${last4} vervalt over ${days} dagen.`, 'nl'),
  wayOut: {
    expired: {
      card: 'We kunnen ze niet meer gebruiken: registreer een andere, of schakel over op domiciliëring.',
      account: 'We kunnen ze niet meer gebruiken: schakel over op domiciliëring via een rekening.',
      call: 'We kunnen ze niet meer gebruiken: bel ons om een andere kaart of een rekening op te geven.',
    },
    expiring: {
      card: 'Registreer de nieuwe kaart vóór de volgende betaling, of schakel over op domiciliëring.',
      account: 'Schakel vóór de volgende betaling over op domiciliëring via een rekening.',
      call: 'Bel ons om de nieuwe kaart op te geven vóór de volgende betaling.',
    },
  },
  none: 'Geen betaalmiddel geregistreerd.',
  toAccount: {
    bank_account: 'Rekening wijzigen',
    card: 'Overschakelen op domiciliëring',
    none: 'Rekening opgeven',
  },
  toCard: { bank_account: pageNames.card.nl, card: 'Kaart wijzigen', none: pageNames.card.nl },
}
