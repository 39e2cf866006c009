import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/payment-methods/refund-account/refund-account.ts'

export const refundAccountMessages: Draft<typeof french.refundAccountMessages> = {
  where: (number: number, count: number) => `Stap ${number} van ${count}`,
  account: accountLabels.nl.account,
  holder: accountLabels.nl.holder,
  iban: {
    title: 'Waar storten we uw terugbetalingen?',
    help: 'Een rekening op uw naam. Een code bevestigt daarna dat u het bent die ze wijzigt.',
    holder: fieldLabels.nl.account_holder,
    holderHint: 'Uw naam, zoals uw bank die schrijft.',
    present: (account: string) => `Vandaag: ${account}`,
    next: 'Verdergaan',
    saving: 'Bezig met nakijken',
  },
  gone: 'Deze rekening wacht niet meer op een code.',
  goneText: 'Ze is intussen vervangen door een andere, of stopgezet. Voor uw terugbetalingen is er niets veranderd.',
  changed: 'Deze tekst is intussen gewijzigd.',
  changedText: 'De verstuurde code geldt niet meer: lees de tekst opnieuw en vraag daarna een nieuwe code.',
  confirm: {
    act: 'Deze rekening bevestigen',
    acting: 'Bezig met bevestigen',
    purpose: 'Hij dient alleen om deze rekening te bevestigen.',
  },
  release: {
    act: 'Storten zonder te wachten',
    acting: 'Bezig met bevestigen',
    purpose: 'Hij dient alleen om uw terugbetalingen te storten zonder te wachten.',
  },
  done: 'De rekening is bevestigd, dank u.',
  doneHeld: (account: string) => `Uw volgende terugbetalingen gaan naar rekening ${account}.`,
  untilThen: (until: string) =>
    `Voor uw veiligheid wachten ze tot ${until}. Met een andere code worden ze gestort zonder te wachten.`,
  accepted: 'Een terugbetaling die al aanvaard is, wordt nog op de vorige rekening gestort.',
  doneFree: (account: string) => `Uw terugbetalingen gaan zonder te wachten naar rekening ${account}.`,
  wrote: 'U krijgt een bericht ter bevestiging.',
  releaseNow: 'Nu bevestigen met een code',
  back: 'Terug',
  toMethods: 'Terug naar de betaalmiddelen',
}
