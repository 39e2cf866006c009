import { toPaymentMethods } from '@coussinet/contract/domain/account-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/notifications.ts'

export const notificationLetters: Draft<typeof french.notificationLetters> = {
  pages: {
    refunds: 'Mijn aanvraag bekijken',
    quotes: 'Mijn offerte bekijken',
    animals: 'De fiche van mijn dier bekijken',
    'profile/receipts': 'Mijn premies bekijken',
    'profile/payment-methods': toPaymentMethods.nl,
    'profile/contract': 'Mijn contract bekijken',
    sponsorship: 'Mijn uitnodigingen bekijken',
  },
  resume: 'Mijn aanvraag hervatten',
  home: 'Mijn klantenzone openen',
  always: 'We schrijven u altijd over uw terugbetalingen, uw betalingen en de beveiliging van uw account.',
  optional: 'U krijgt deze e-mail volgens uw voorkeuren.',
  choose: 'Kiezen welke e-mails u krijgt',
  reply: (author) =>
    `Antwoord op deze e-mail om aan ${author} te schrijven: uw antwoord en de bijgevoegde bestanden komen in het gesprek.`,
  team: 'ons team',
  dispute: {
    text: 'Bent u het er niet mee eens, of is ons iets ontgaan?',
    label: 'Een klacht indienen',
    otherwise: 'Vermeld het opvolgnummer hierboven.',
  },
}

export const sampleNotes = {
  formula_change_refused: 'Het dossier van Oslo wordt nog bekeken. Vraag deze wijziging opnieuw na ons antwoord.',
  quote_answered: 'Op voorwaarde dat de controlefoto wordt gemaakt.',
  quote_refused: 'Deze zorg is uitgesloten in uw contract.',
  dispute_upheld: 'Deze zorg is uitgesloten in uw contract.',
  dispute_changed: 'De controlefoto hoort inderdaad bij deze ziekte: we betalen ze terug.',
}
