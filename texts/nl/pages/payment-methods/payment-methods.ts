import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/payment-methods/payment-methods.ts'

export const paymentMethodMessages: Draft<typeof french.paymentMethodMessages> = {
  title: pageNames.payment_methods.nl,
  loading: 'Bezig met laden…',
  failed: 'We konden uw betaalmiddelen niet tonen.',
  debit: {
    title: 'Uw premies',
    hint: 'De rekening of de kaart waarmee u ze betaalt.',
    hintOver: 'De rekening of de kaart waarmee u ze betaalde.',
  },
  due: { title: 'Dag van de afhouding', hint: 'Is dat geen werkdag, dan wordt het de volgende werkdag.' },
  refund: { title: 'Uw terugbetalingen', hint: 'De rekening waarop we ze storten. Nooit een kaart.' },
  special: 'Rekening van een vennootschap of van een minderjarige? Bel ons:',
  callToChange: 'Een andere rekening, kaart of dag? Bel ons:',
  receipts: { title: 'Laatste premies' },
}
