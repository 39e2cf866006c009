import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/receipts/card-payment-outcome.ts'

export const paymentMessages: Draft<typeof french.paymentMessages> = {
  checking: 'We kijken uw betaling na…',
  open: 'Uw betaling wacht nog op bevestiging.',
  openText:
    'We wachten op het antwoord van de bank: deze pagina wordt vanzelf bijgewerkt. Hebt u de betaalpagina verlaten, dan kunt u de betaling hervatten.',
  resume: 'Betaling hervatten',
  paid: (amount: string) => `Dank u, we hebben ${amount} ontvangen.`,
  paidText: (count: number) =>
    plural(
      count,
      'Uw premie is betaald. U krijgt een e-mail ter bevestiging.',
      'Uw premies zijn betaald. U krijgt een e-mail ter bevestiging.',
      'nl',
    ),
  refused: 'De betaling is niet aanvaard.',
  refusedText: 'Er is niets aangerekend. Probeer het met een andere kaart, of neem contact op met uw bank.',
  abandoned: 'De betaling is niet voltooid.',
  abandonedText: 'Er is niets aangerekend. U kunt opnieuw beginnen wanneer u wilt.',
  failed: 'We konden uw betaling niet nakijken.',
  retry: 'Opnieuw proberen',
  retrying: 'Bezig met nakijken',
}
