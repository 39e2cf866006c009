import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { mandateEnded } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../../../fr/pages/payment-methods/card/card.ts'

export const cardMessages: Draft<typeof french.cardMessages> = {
  title: { first: 'Betalen met kaart', other: 'Kaart wijzigen' },
  lead: `Het kaartnummer voert u in op de beveiligde pagina van onze betaaldienstverlener. Het gaat nooit via ${brandName}.`,
  present: 'De kaart die vandaag geregistreerd is',
  changes: 'Wat er verandert',
  debited: 'Uw volgende premies worden met de nieuwe kaart betaald, op elke vervaldag.',
  replaced: (card: string) => `De kaart ${card} wordt niet meer gebruikt.`,
  mandateEnds: (umr: string, account: string) =>
    `Het mandaat ${umr} op rekening ${account} eindigt zodra de kaart geregistreerd is. Alleen een afhouding die al aan de bank is doorgegeven, kan nog van die rekening gebeuren.`,
  refundsStay: (account: string) => `Uw terugbetalingen gaan altijd naar rekening ${account}, nooit naar een kaart.`,
  refundsNeed: 'Uw terugbetalingen gaan nooit naar een kaart: geef ook een rekening op.',
  addAccount: 'Rekening opgeven',
  unpaid: (amount: string) => `Er is nog ${amount} te betalen: dat gebeurt apart.`,
  seeUnpaid: 'Bekijken wat nog te betalen is',
  continue: 'Verder naar de betaaldienstverlener',
  opening: 'Pagina van de betaaldienstverlener wordt geopend',
  notOpened: 'De pagina van de betaaldienstverlener kon niet worden geopend.',
  unavailable: 'Een kaart registreren is tijdelijk niet mogelijk. Er is niets veranderd: probeer het later opnieuw.',
  ended: 'Uw contract is beëindigd: er komen geen premies meer.',
  notHere: 'Hier kan momenteel geen kaart geregistreerd worden.',
  notHereText: 'Uw premies kunnen van een rekening afgehouden worden.',
  toAccount: 'Rekening voor de premies opgeven',
  keeping: 'We registreren uw kaart…',
  refused: 'De kaart is niet aanvaard.',
  refusedText:
    'Er is niets veranderd en er is niets aangerekend. Probeer het met een andere kaart, of neem contact op met uw bank.',
  abandoned: 'De kaart is niet geregistreerd.',
  abandonedText:
    'U hebt de pagina van de betaaldienstverlener verlaten: er is niets veranderd. U kunt opnieuw beginnen wanneer u wilt.',
  failed: 'Uw kaart kon niet worden geregistreerd.',
  notKept: 'De kaart staat klaar: probeer het zo meteen opnieuw.',
  retry: 'Opnieuw proberen',
  done: 'Uw kaart is geregistreerd',
  until: (card: string, month: string) => `${card}, geldig tot eind ${month}.`,
  doneText: 'Uw volgende premies worden met deze kaart betaald.',
  next: (day: string) => `Volgende vervaldag: ${day}.`,
  mandateEnded: (umr: string, account: string) => mandateEnded(umr, account, 'nl'),
  wrote: 'U krijgt een e-mail ter bevestiging.',
  back: 'Terug',
  toMethods: 'Terug naar de betaalmiddelen',
}
