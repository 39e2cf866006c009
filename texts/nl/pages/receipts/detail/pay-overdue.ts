import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { receiptStatuses } from '@coussinet/contract/domain/receipt-labels.ts'
import type * as french from '../../../../fr/pages/receipts/detail/pay-overdue.ts'

export const payOverdueMessages: Draft<typeof french.payOverdueMessages> = {
  due: 'Te betalen',
  settled: 'Betaald',
  planned: 'Gepland',
  dueSince: { bank_account: (day: string) => `Afhouding van ${day}`, card: (day: string) => `Betaling van ${day}` },
  calm: {
    paid: 'Alles is in orde, dank u.',
    upcoming: (day: string) => `Deze premie wordt op ${day} afgehouden. U hoeft niets te doen.`,
  },
  mend: 'Nu meteen, met kaart',
  payOne: (amount: string) => `${amount} betalen met kaart`,
  payAll: (count: number, amount: string) =>
    `${count === 2 ? 'Beide' : count === 3 ? 'Alle drie' : `Alle ${count}`} in één keer betalen (${amount})`,
  payOnly: (amount: string) => `Alleen deze betalen (${amount})`,
  alsoDue: (months: string, amount: string) => `Ook te betalen: ${months}. Samen ${amount}.`,
  secure: `U gaat naar de beveiligde pagina van onze betaaldienstverlener: er gaat geen enkel kaartnummer via ${brandName}.`,
  opening: 'Betaalpagina wordt geopend',
  noCard: 'Betalen met kaart is tijdelijk niet mogelijk. Er is niets verloren: probeer het later opnieuw of bel ons.',
  changed: 'Een van deze premies is net gewijzigd. Kijk na wat nog te betalen is en probeer daarna opnieuw.',
  failedToPay: 'De betaalpagina kon niet worden geopend.',
  debit: { bank_account: 'Via domiciliëring', card: 'Met de geregistreerde kaart' },
  nextAttempt: (day: string) => `We proberen het opnieuw op ${day}.`,
  nextAttemptFrom: (day: string, account: string) => `We proberen het op ${day} opnieuw via rekening ${account}.`,
  final: 'We proberen dit bedrag niet meer af te houden.',
  collected: (day: string, account: string | null) =>
    `Deze premie wordt op ${day} van ${account === null ? 'de nieuwe rekening' : `rekening ${account}`} afgehouden, zoals u hebt gevraagd. U hoeft niets te doen.`,
  collectedAfter: (attempt: string, day: string, account: string | null) =>
    `We proberen het op ${attempt} opnieuw via de oude rekening; mislukt die poging, dan wordt de premie op ${day} van ${account === null ? 'de nieuwe rekening' : `rekening ${account}`} afgehouden, zoals u hebt gevraagd.`,
  ask: 'Toch met kaart betalen?',
  askText: (day: string) =>
    `U hebt gevraagd om deze premie van de nieuwe rekening af te houden, ten vroegste op ${day}. Als u ze nu met kaart betaalt, wordt ze niet meer afgehouden.`,
  wait: 'Wachten op de afhouding',
  payAnyway: 'Betalen met kaart',
  toAccount: { bank_account: 'Rekening wijzigen', card: 'Overschakelen op domiciliëring' },
  otherCard: 'Kaart wijzigen',
  question: 'Een vraag, of niet akkoord?',
  call: (phone: string) => `Bel ons op ${phone}`,
  history: 'Wat er gebeurd is',
  steps: 'De stappen',
  moment: {
    paid: { bank_account: 'Afhouding gelukt', card: 'Betaald met kaart' },
    declined: { bank_account: receiptStatuses.nl.declined, card: receiptStatuses.nl.declined_card },
    settled: 'Betaald',
    next: 'Nieuwe poging tot afhouding',
    collected: 'Afhouding van de nieuwe rekening',
    waiting: 'Te betalen met kaart',
    planned: 'Afhouding gepland',
  },
  back: 'Alle premies',
  downloadReceipt: 'Kwitantie downloaden',
}
