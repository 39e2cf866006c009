import type * as french from '../fr/demo.ts'
import type { Draft } from '../messages.ts'
import { fileTypeNames } from './refund-words.ts'

export const notes: Draft<typeof french.notes> = {
  m1: 'heeft van alles: drie dieren, aanvragen in elke status',
  m2: 'in het Italiaans, twee dieren, er wordt een document verwacht',
  m3: 'in België, betaalt met een kaart (vervallen)',
  m4: 'contract in voorbereiding',
  m5: 'in het Italiaans, gloednieuw contract, nog niets',
  m6: 'waarborgen geschorst, onbetaalde premies',
}

export const cardPaymentWords: Draft<typeof french.cardPaymentWords> = {
  title: 'Demo van een kaartbetaling',
  lead: 'Deze pagina speelt de rol van de betaaldienstverlener. Kies wat er gebeurt.',
  warning: 'Er wordt geen geld overgemaakt. Voer geen kaartnummer in: niets vraagt er hier om.',
  pay: 'Betalen',
  refuse: 'De kaart laten weigeren',
  leave: 'De pagina verlaten',
  back: 'Terug naar de klantenzone',
  over: {
    paid: 'Deze betaling is al aanvaard.',
    refused: 'De kaart is geweigerd: deze betaling is afgelopen.',
    abandoned: 'Deze betaling staat niet meer open.',
  },
}

export const disputeAnswers: Draft<typeof french.disputeAnswers> = {
  upheld:
    'We hebben de factuur, de documenten en uw redenen opnieuw gelezen. De beslissing volgt de voorwaarden van uw contract: we blijven erbij. (Antwoord van een nagebootste verzekeraar.)',
  changed:
    'Op uw document staat een behandeling die we niet gelezen hadden: we voegen ze toe. De rest van de beslissing verandert niet. (Antwoord van een nagebootste verzekeraar.)',
}

/** Answers of the demo's insurer in a thread, by where the request is. */
export const insurerWords: Draft<typeof french.insurerWords> = {
  name: 'Lotte',
  under_study:
    'Dag {firstname},\n\nBedankt voor uw bericht. Uw aanvraag is in goede handen: we bekijken ze en houden u hier op de hoogte. U hoeft voorlopig niets te doen.\n\nMet vriendelijke groet',
  awaiting:
    'Dag {firstname},\n\nBedankt voor uw bericht. Om verder te kunnen missen we nog een document: u vindt het hoger op deze pagina, waar u het ook kunt toevoegen.\n\nMet vriendelijke groet',
  decided:
    'Dag {firstname},\n\nBedankt voor uw bericht. We lezen de beslissing opnieuw met wat u ons schrijft, en antwoorden u hier. De berekening lijn per lijn blijft hoger op de pagina staan.\n\nMet vriendelijke groet',
}

export const mailboxWords: Draft<typeof french.mailboxWords> = {
  title: 'De mailbox van de demo',
  lead: 'De e-mails en sms’en die de klanten zouden hebben gekregen.',
  refresh: 'Vernieuwen',
  all: 'Alle berichten',
  list: 'Berichten, het nieuwste eerst',
  sms: 'Sms',
  email: 'E-mail',
  to: 'Aan',
  reply_to: 'Antwoorden aan',
  attachments: 'Bijlagen:',
  as_text: 'Tekstversie',
  links: 'Links in het bericht',
  empty: 'Nog geen berichten: de kat doet een dutje in de mailbox',
  empty_facts: 'Vraag een nieuw wachtwoord of wijzig een adres: het bericht komt hier binnen enkele seconden aan.',
}

export const paperWords: Draft<typeof french.paperWords> = {
  clinic: 'Dierenartsenpraktijk De Kastanje',
  town: 'Gent',
  invoice: fileTypeNames.invoice,
  invoice_file: 'factuur',
  quote: 'Offerte',
  quote_file: 'offerte',
  paid: 'BETAALD op',
  care_sheet: fileTypeNames['care-sheet'],
  care_sheet_file: 'zorgformulier',
  surgery_report: fileTypeNames['surgery-report'],
  surgery_report_file: 'operatieverslag',
  surgery_text:
    'Ingreep onder algemene gasverdoving, zonder verwikkelingen. Rustig ontwaakt, dezelfde avond opnieuw gegeten. Hechtingen te verwijderen na twaalf dagen.',
  medical_history: fileTypeNames['medical-history'],
  medical_history_file: 'medisch-dossier',
  history_text:
    'In behandeling sinds 2019. Vaccinaties in orde. Maag-darmontsteking in juni 2024, sindsdien niet hervallen. Geen andere voorgeschiedenis bekend.',
  report: 'Verslag',
  owner: 'Eigenaar',
  vet: 'Dierenarts',
  nevg: 'Klantnummer',
  contract_number: 'Contractnummer',
  member_name: 'Naam en voornaam',
  animal_name: 'Naam van het dier',
  breed: 'Ras',
  icad: 'Identificatienummer',
  reason: 'Reden',
  care_dates: 'Datums van de behandelingen',
  acts: 'Uitgevoerde behandelingen',
  related: 'Verband met een vroegere aandoening',
  no: 'nee',
  client: 'Klant',
  date: 'Datum',
  item: 'Omschrijving',
  amount: 'Bedrag incl. btw',
  total: 'Totaal incl. btw',
  tax: 'waarvan btw',
  signed: 'Stempel en handtekening van de dierenarts',
  invented: 'Fictief document',
}

export const quoteAnswers: Draft<typeof french.quoteAnswers> = {
  conditions:
    'Het akkoord geldt voor de zorg van de offerte, bij deze dierenarts. (Antwoord van een nagebootste verzekeraar.)',
}

export const registrationWords: Draft<typeof french.registrationWords> = {
  title: 'Demo van een kaartregistratie',
  lead: 'Deze pagina speelt de rol van de betaaldienstverlener. Kies de kaart die u zou hebben ingevoerd.',
  heading: 'Welke kaart registreren?',
  text: 'Deze kaarten bestaan niet: er wordt niets afgehouden.',
  warning: 'Voer geen kaartnummer in: niets vraagt er hier om.',
  cards: { visa: 'Een Visakaart', mastercard: 'Een Mastercard', expired: 'Een vervallen Visakaart' },
  expires: 'vervalt eind',
  expired: 'is vervallen eind',
  refuse: 'De kaart wordt geweigerd',
  leave: 'De pagina verlaten',
  back: 'Terug naar de klantenzone',
  over: 'Deze registratie staat niet meer open.',
  chosen: 'Er is al een kaart gekozen.',
}
