import type * as french from '../fr/search-terms.ts'
import type { Draft } from '../messages.ts'

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

/** Words for subjects that a page mentions among others. */
export const pageMentions: Draft<typeof french.pageMentions> = { animals: 'vaccin pakket preventie' }

export const searchWords: Draft<typeof french.searchWords> = {
  refunded: (refunded: string, billed: string) => `${refunded} van ${billed}`,
  care: (day: string) => `zorgen op ${day}`,
  draft: 'Concept van aanvraag',
  request: 'Terugbetalingsaanvraag',
  quote: 'Offerte',
  called: {
    animal: { cat: 'kat dier', dog: 'hond dier' },
    refund: 'terugbetaling aanvraag factuur dierenarts zorgen',
    dispute: 'betwisting betwisten betwist niet akkoord',
    quote: 'offerte bestek akkoord vooraf',
    receipt: 'premie kwitantie afhouding domiciliëring factuur ontvangstbewijs',
    document: {
      cgv: 'voorwaarden regels waarborgen uitsluitingen',
      cgv2: 'bijstand',
      ipid: 'IPID',
      ipid2: 'IPID bijstand',
      contrat: 'attest bewijs verzekering contract polis',
      mandate: 'mandaat SEPA domiciliëring IBAN',
      rgpd: 'AVG GDPR privacy vertrouwelijkheid',
      indexation: 'verhoging prijs tarief herziening',
      feuilles: 'formulier dierenarts zorgen',
    },
    insurer_document: 'document brief verzekeraar',
  },
}

export const taskWords: Draft<typeof french.taskWords> = {
  ceiling: {
    title: (name: string, left: string) => `Plafond van ${name}: nog ${left}`,
    text: (of: string, until: string) => `van ${of}, tot ${until}`,
    vaccines: (left: string) => `vaccins en preventie: nog ${left}`,
    called: 'plafond resterend rest over opgebruikt gebruiken gebruikt recht beschikbaar saldo hoeveel',
  },
  dispute: {
    called: 'betwisten betwisting oneens beslissing weigering beroep onvoldoende',
  },
  next_payment: {
    title: (amount: string, day: string) => `Volgende afhouding: ${amount} op ${day}`,
    called: 'volgende afhouding premie maandbedrag betalen vervaldag wanneer bedrag maand',
  },
  due: {
    title: (amount: string) => `Te betalen premie: ${amount}`,
    called: 'onbetaald betalen premie afhouding geweigerd achterstand herinnering schuld',
  },
  phones: {
    title: 'Mijn telefoonnummers',
    text: 'Mijn gsm-nummer of vast nummer wijzigen',
    called: 'telefoon telefoonnummer nummer gsm vast wijzigen nieuw lijn',
  },
  address: {
    title: 'Mijn adres',
    text: 'Verhuizing, nieuw postadres',
    called: 'adres post verhuizing wijzigen nieuw wonen postcode straat gemeente',
  },
  email: {
    title: 'Mijn e-mail',
    text: 'Het adres wijzigen waarnaar we schrijven',
    called: 'e-mail e-mailadres mail wijzigen nieuw mailbox',
  },
  password: {
    title: 'Mijn wachtwoord',
    text: 'Het wijzigen',
    called: 'wachtwoord wijzigen nieuw beveiliging code',
  },
  'personal-data': {
    title: 'Mijn gegevens',
    text: 'Ze downloaden of laten wissen',
    called: 'persoonsgegevens gegevens downloaden wissen exporteren privacy',
  },
}
