import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/search/page-words.ts'

export const pageWords: Draft<typeof french.pageWords> = {
  home: 'startpagina overzicht begin',
  refunds:
    'aanvragen opvolging status zorgen storting geld wachten wanneer betaald terugbetaald schadegeval betwisten bedrag',
  new_request:
    'factuur versturen doorsturen aanvragen terugkrijgen indienen toevoegen zorgformulier dierenarts veearts aangifte',
  estimate: 'raming ramen simulatie berekening berekenen hoeveel terugkrijgen percentage offerte',
  quotes: 'akkoord vooraf offerte toestemming operatie',
  new_quote: 'offerte akkoord vooraf vragen operatie',
  sponsorship: 'uitnodigen uitnodiging uitgenodigde vriend vrienden aanbrengen link beloning code',
  animals:
    'hond kat plafond vrijstelling wachttijd termijn formule chip identificatie DogID CatID resterend jaaroverzicht',
  profile:
    'profiel account wachtwoord paswoord verloren vergeten wijzigen adres verhuizing e-mail telefoon gsm nummer taal beveiliging aanmelden toegangssleutel toestellen persoonsgegevens',
  contract:
    'documenten attest certificaat algemene voorwaarden IPID waarborgen polis vervaldag prijs tarief hoeveel premie kost verzekering',
  termination: 'opzegging opzeggen annuleren stopzetten einde herroeping herroepen bedenktijd',
  payment_methods: 'voorkeuren betalen afhouding domiciliëring mandaat IBAN BIC bank rekening dag datum kaart',
  account: 'IBAN BIC wijzigen nieuwe rekeningnummer bank afhouding domiciliëring mandaat ondertekenen',
  refund_account: 'IBAN ontvangen storting wijzigen rekeningnummer',
  card: 'bankkaart kredietkaart bancontact visa mastercard wijzigen registreren',
  receipts:
    'kwitantie premie betaling factuur vervaldag onbetaald afhouding domiciliëring ontvangstbewijs maandelijks geweigerd betalen betalingen',
  schedule: 'kalender afhoudingen komende premies volgende wanneer',
  notifications: 'berichten nieuws ongelezen notificaties',
  notification_preferences: 'kiezen mijn e-mails berichten uitschrijven ontvangen te veel',
  contact: 'contacteren schrijven bericht telefoon openingsuren klacht medewerker spreken bereiken hulp klantendienst',
  faq: 'FAQ hulp antwoorden',
}

/** Words of what a page tells of among other things. */
export const pageMentions: Draft<typeof french.pageMentions> = { animals: 'vaccin pakket preventie' }
