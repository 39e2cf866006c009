import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/mails.ts'
import type { Draft } from '../messages.ts'
import { contractLabels } from './contract-words.ts'
import { fieldLabels, messageLabels, received } from './form-words.ts'
import { toPaymentMethods } from './payment-words.ts'
import { requestLabels } from './refund-words.ts'

export const contactLabels: Draft<typeof french.contactLabels> = {
  from: 'Van',
  nevg: contractLabels.nevg,
  contract: 'Contract',
  email: 'E-mail',
  phone: fieldLabels.phone,
  language: 'Taal',
  languages: { fr: 'Frans', it: 'Italiaans', nl: 'Nederlands' },
  topic: 'Thema',
  subject: 'Onderwerp',
  reference: 'Referentie',
  sent: 'Verstuurd',
  files: messageLabels.files,
  message: fieldLabels.message,
  answer: 'Wie op deze e-mail antwoordt, schrijft rechtstreeks naar de klant.',
}

export const contactConfirmed: Draft<typeof french.contactConfirmed> = {
  title: received.message,
  arrived: 'Dank u voor uw bericht. Dit hebben we ontvangen.',
  answer: (soon: string) => `We antwoorden ${soon}, per e-mail.`,
  complaint: (is_italy) =>
    `Deze e-mail is de ontvangstbevestiging van uw klacht. U krijgt een schriftelijk antwoord${is_italy ? ' binnen 45 dagen' : ''}. Stelt het u niet tevreden, dan kunt u zich wenden tot de bevoegde ombudsman van uw land, vermeld in de algemene voorwaarden.`,
  wrote: messageLabels.text,
  open: 'Mijn klantenzone openen',
  call: (phone, hours) => `Is het dringend? Bel ons op ${phone}, ${hours}, en geef uw referentie door.`,
}

export const contactAnswered: Draft<typeof french.contactAnswered> = {
  title: 'Antwoord op uw bericht',
  arrived: 'We hebben uw bericht beantwoord. Hier is ons antwoord.',
  from: (author) => `Antwoord van ${author}`,
  open: 'Mijn bericht en de antwoorden lezen',
  reply: 'Wilt u hierop reageren, antwoord dan op deze e-mail en laat de referentie staan.',
}

export const contactSample: Draft<typeof french.contactSample> = {
  subject: 'Hoe ver staat mijn aanvraag?',
  message: 'Dag,\n\nIk heb de factuur op 16 november doorgestuurd.\nDank u.',
  answer: 'Dag,\n\nWe hebben de factuur goed ontvangen. De terugbetaling is gepland op 24 november.',
}

export const dueDayLetter: Draft<typeof french.dueDayLetter> = {
  title: (day) => `Uw afhoudingen gebeuren voortaan op de ${day}e van de maand`,
  day: (day) => `Uw afhoudingen gebeuren voortaan op de ${day}e van de maand, of op de eerste bankwerkdag daarna.`,
  none: 'Voorlopig is er geen afhouding gepland.',
  debited: (day) =>
    `Uw premies worden voortaan afgehouden op de ${day}e van elke maand, of op de eerste bankwerkdag daarna.`,
  of_card: (card) => `Ze worden aangerekend op uw kaart ${card}.`,
  of_account: ({ account, umr, creditor, from }) =>
    `${from === null ? 'Ze worden' : `Vanaf ${from} worden ze`} afgehouden van rekening ${account} (mandaatreferentie ${umr}, schuldeiser ${creditor}).`,
  of_somebody_else: (holder) => `Deze rekening is van ${holder}: vergeet niet deze persoon te verwittigen.`,
  stays: (day) => `De afhouding van ${day} is te dichtbij om nog te verschuiven: ze blijft op die datum.`,
  announced: 'Hier zijn uw volgende afhoudingen. Deze e-mail is de voorafgaande kennisgeving.',
  call: (phone) => `Was u het niet? Bel ons op ${phone}.`,
}

export const endingLetters: Draft<typeof french.endingLetters> = {
  withdrawal: {
    title: 'We hebben uw herroeping goed ontvangen',
    paragraphs: () => [
      'U herroept uw contract binnen de wettelijke termijn van 14 dagen. Deze e-mail is de ontvangstbevestiging: bewaar hem.',
      'Uw premies worden u binnen 30 dagen terugbetaald, min het deel voor de dagen die al gedekt waren. Er volgt geen enkele afhouding meer.',
    ],
    note: 'De terugbetalingen die zijn toegekend voor behandelingen van de gedekte dagen, mag u behouden.',
  },
  termination: {
    title: 'We hebben uw aanvraag tot opzegging goed ontvangen',
    paragraphs: (day) => [
      'Deze e-mail is de ontvangstbevestiging van uw aanvraag: bewaar hem. Een brief bevestigt u het einde van uw contract.',
      `Tot en met ${day} lopen de waarborgen door en blijven de premies verschuldigd. Wat u voor de periode daarna zou hebben betaald, krijgt u terug binnen 30 dagen na het einde van het contract.`,
    ],
    note: 'Behandelingen tot en met de laatste dag van de waarborgen blijven terugbetaalbaar, ook als u de factuur later doorstuurt.',
  },
}

export const endingLabels: Draft<typeof french.endingLabels> = {
  received: 'Ontvangen',
  reference: requestLabels.tracking_reference,
  contract: 'Contract',
  ends: contractLabels.last_day,
  open: 'Mijn contract bekijken',
  call: (phone) => `Was u het niet, of bent u van gedachten veranderd? Bel ons op ${phone}.`,
}

export const erasureAsked: Draft<typeof french.erasureAsked> = {
  title: 'We hebben uw verzoek om wissing goed ontvangen',
  answer: (day) => `U vraagt ons uw gegevens te wissen. We antwoorden u uiterlijk op ${day}.`,
  meanwhile:
    'Zolang uw contract loopt, bewaren we wat nodig is om het te beheren; daarna blijft alleen over wat we wettelijk moeten bewaren.',
  received: 'Ontvangen',
  open: 'Mijn verzoek bekijken',
  take_back: (phone) =>
    `Bent u van gedachten veranderd? U kunt het verzoek in “Mijn gegevens” intrekken zolang het niet is afgerond. Was u het niet? Bel ons op ${phone}.`,
}

export const erased: Draft<typeof french.erased> = {
  title: 'Uw gegevens zijn gewist',
  closed:
    'Uw klantenzone is gesloten. Uw contactgegevens, uw berichten, uw bestanden en alles wat we niet wettelijk moeten bewaren, zijn gewist.',
  nothing: 'We bewaren niets meer over u, behalve het bewijs van dit antwoord.',
  stays: 'We bewaren alleen wat volgt, zonder ander gebruik:',
  at: 'Gewist op',
  books: 'Boekhoudkundige stukken (premies, terugbetalingen)',
  mandate: 'Domiciliëringsmandaat en bewijs van ondertekening',
  until: (day) => `tot ${day}`,
  last: (email) =>
    `Dit is onze laatste e-mail. Voor elke vraag, of om u tot de gegevensbeschermingsautoriteit te wenden: ${email}.`,
}

export const frame = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.frame>> => ({
  link_in_full: 'Werkt de knop niet? Kopieer dit adres in uw browser:',
  label: (text) => `${text}:`,
  reach: (phone, hours) => `Telefonisch: ${phone}, ${hours}`,
  why: `U krijgt deze e-mail omdat dit adres hoort bij een klantenzone van ${brandName}, of er net is ingevuld.`,
  no_reply: (email) => `Hij is automatisch verstuurd. U kunt ons schrijven op ${email}`,
  left_out: (names) => `Deze bestanden konden niet bij de e-mail worden gevoegd: ${names}`,
})

export const greetings: Draft<typeof french.greetings> = {
  member: (firstname) => `Beste ${firstname},`,
  anyone: 'Beste,',
}

export const notificationLetters: Draft<typeof french.notificationLetters> = {
  pages: {
    refunds: 'Mijn aanvraag bekijken',
    quotes: 'Mijn offerte bekijken',
    animals: 'De fiche van mijn dier bekijken',
    'profile/receipts': 'Mijn premies bekijken',
    'profile/payment-methods': toPaymentMethods,
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

export const quoteReceived = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.quoteReceived>> => ({
  subject: (reference) => `Uw offerteaanvraag (${reference})`,
  title: 'We hebben uw offerteaanvraag goed ontvangen',
  thanks: (soon: string) =>
    `Dank u dat u aan ${brandName} hebt gedacht voor uw hond of uw kat. Ons team stuurt u uw offerte per e-mail ${soon}.`,
  counts: (sponsor) =>
    `Uw aanvraag kwam via de link van ${sponsor}, die uw voornaam, de eerste letter van uw naam en het verloop van uw contract kan zien. Elke uitnodiging wordt nagekeken voordat ze bevestigd wordt.`,
  self: 'Dit adres is dat van de persoon die uitnodigt: de aanvraag telt dus niet als uitnodiging en geeft geen recht op een beloning. De offerte wordt u wel gestuurd.',
  not_asked: 'Hebt u geen offerte gevraagd? Dan hoeft u niets te doen: zonder uw handtekening verandert er niets.',
  why: `U krijgt deze e-mail omdat dit adres is ingevuld om een offerte te vragen via de link van een klant van ${brandName}.`,
})

export const quoteRequested: Draft<typeof french.quoteRequested> = {
  title: 'Offerteaanvraag via een uitnodiging',
  body: 'Wie op deze e-mail antwoordt, schrijft naar de persoon die de offerte vraagt.',
  self: 'Telt niet als uitnodiging: de contactgegevens zijn die van de uitnodiger.',
  reference: requestLabels.tracking_reference,
  name: fieldLabels.name,
  email: 'E-mail',
  phone: fieldLabels.phone,
  place: fieldLabels.postal_code,
  animal: 'Dier',
  sponsor: 'Uitnodiging van',
}

export const paidByCard: Draft<typeof french.paidByCard> = {
  registered: (total) => `Uw betaling met kaart van ${total} is geregistreerd. Dank u.`,
  returned: (amount) => `Intussen zijn premies betaald of gewijzigd: we storten ${amount} terug op uw kaart.`,
  resumes: (cover) => `Er is niets meer verschuldigd: ${cover}.`,
  open: 'Mijn premies bekijken',
  several: (count) => `${count} premies`,
}

export const replyRefusals: Draft<typeof french.replyRefusals> = {
  unknown: 'Dit adres hoort bij geen van onze aanvragen. Antwoord in uw klantenzone, op de pagina van de aanvraag.',
  expired: 'Op dit adres komen geen antwoorden meer aan. Antwoord in uw klantenzone, op de pagina van de aanvraag.',
  certified:
    'We kunnen geen antwoorden via gecertificeerde e-mail (PEC) ontvangen. Antwoord in uw klantenzone, op de pagina van de aanvraag.',
  sender:
    'We kunnen niet nagaan of dit bericht van u komt. Antwoord vanaf het e-mailadres waarop we u schreven, of in uw klantenzone.',
  unreadable: 'Dit bericht kon niet worden gelezen. Antwoord in uw klantenzone, op de pagina van de aanvraag.',
  too_large: 'Dit bericht is groter dan {max} MB. Stuur minder bestanden tegelijk.',
  empty: 'Dit bericht bevat geen tekst. Schrijf uw antwoord boven het geciteerde bericht.',
  too_long: 'Dit bericht is langer dan {max} tekens. Maak het korter, of voeg een document toe.',
  quote_too_long: 'Dit bericht citeert meer dan {max} tekens. Wis de geciteerde tekst en stuur uw antwoord opnieuw.',
  card_number: 'Dit bericht bevat een kaartnummer: haal het weg en stuur uw antwoord opnieuw.',
  too_many_files: 'Dit bericht heeft meer dan {max} bestanden. Stuur de andere in een tweede bericht.',
  file: 'Een bijgevoegd bestand wordt niet aanvaard, we hebben niets ontvangen. {reason}',
  daily: 'U schreef vandaag veel berichten. Probeer het morgen opnieuw, of schrijf ons via de contactpagina.',
}

export const invoiceRefusals: Draft<typeof french.invoiceRefusals> = {
  unknown: 'Dit adres ontvangt geen facturen. Vraag het huidige adres aan de persoon die het u gaf.',
  certified: 'Dit adres ontvangt geen gecertificeerde e-mail (PEC). Verstuur de factuur vanaf een gewone mailbox.',
  sender:
    'We kunnen niet nagaan of dit bericht van de afzender komt. Verstuur het vanaf een mailbox met een geauthenticeerd domein.',
  automatic: 'Dit adres ontvangt geen automatische berichten. Verstuur de factuur vanaf uw mailbox.',
  unreadable: 'Dit bericht kon niet worden gelezen. Stuur de factuur als bijlage, als pdf of foto.',
  too_large: 'Dit bericht is groter dan {max} MB. Stuur minder bestanden tegelijk.',
  no_file:
    'Dit bericht bevat geen factuur als bijlage: de tekst van een bericht volstaat niet. Voeg de factuur toe, als pdf of foto.',
  too_many_files: 'Dit bericht heeft meer dan {max} bestanden. Stuur de andere in een tweede bericht.',
  file: 'Een bijgevoegd bestand wordt niet aanvaard, we hebben niets ontvangen. {reason}',
  daily: 'Dit adres ontving vandaag veel berichten. Probeer het morgen opnieuw.',
  too_many_drafts: 'Op dit adres wachten al te veel facturen die per e-mail binnenkwamen. Probeer het later opnieuw.',
  not_possible: 'Dit adres ontvangt momenteel geen facturen.',
}

export const clockPlaces: Draft<typeof french.clockPlaces> = {
  'Europe/Paris': 'tijd in Parijs',
  'Europe/Rome': 'tijd in Rome',
  'Europe/Brussels': 'tijd in Brussel',
}
