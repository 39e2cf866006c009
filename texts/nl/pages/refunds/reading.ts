import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

export const readingMessages = {
  waiting: 'We lezen uw factuur.',
  waitingText: 'U kunt verdergaan: niets wacht op het lezen.',
  title: 'Gelezen op uw factuur',
  text: 'Te controleren in de volgende stap, waar u kunt verbeteren. Deze lezing beslist niets.',
  facts: {
    care_date: requestLabels.nl.care_date,
    clinic: 'Dierenartsenpraktijk',
    invoice_number: requestLabels.nl.invoice_number,
    chip: 'Dier',
    total_cents: 'Totaal',
  },
  unsure: 'na te kijken',
  nothing: 'We konden niets met zekerheid lezen: u vult de velden zelf in.',
  piece: (fact: string) => `Uitsnede van de factuur: ${fact}`,
  read: 'Gelezen op uw factuur',
  proof: (printed: string) => `Gelezen: “${printed}”`,
  proofFact: 'bewijs van betaling',
  says: (value: string) => `Op uw factuur: ${value}`,
  take: 'Overnemen',
  takeThis: (fact: string, value: string) => `${value} overnemen (${fact})`,
  opening: 'Openen…',
  keep: 'Dit document behouden',
  remove: 'Verwijderen en de factuur kiezen',
  documents: {
    credit_note: 'Dit document lijkt op een creditnota.',
    card_slip: 'Dit document lijkt op een kaartbonnetje.',
    prescription: 'Dit document lijkt op een voorschrift.',
    care_sheet: 'Dit document lijkt op een zorgformulier.',
    other: 'We herkennen geen factuur op dit document.',
  },
  needed: 'We hebben de gedetailleerde en betaalde factuur van de dierenarts nodig.',
  elsewhere: {
    title: 'Dit document lijkt op een offerte.',
    text: 'We hebben de gedetailleerde en betaalde factuur van de dierenarts nodig.',
    link: 'Een akkoord voor deze offerte vragen',
  },
}

export const quoteReadingMessages = {
  ...readingMessages,
  waiting: 'We lezen uw offerte.',
  title: 'Gelezen op uw offerte',
  piece: (fact: string) => `Uitsnede van de offerte: ${fact}`,
  read: 'Gelezen op uw offerte',
  says: (value: string) => `Op uw offerte: ${value}`,
  remove: 'Verwijderen en de offerte kiezen',
  documents: {
    credit_note: readingMessages.documents.credit_note,
    card_slip: readingMessages.documents.card_slip,
    prescription: readingMessages.documents.prescription,
    care_sheet: readingMessages.documents.care_sheet,
    other: 'We herkennen geen offerte op dit document.',
  },
  needed: 'We hebben de gedetailleerde offerte van de dierenarts nodig.',
  elsewhere: {
    title: 'Dit document lijkt op een factuur die al betaald is.',
    text: 'Een akkoord vraagt u vóór de zorg. Zorg die al betaald is, wordt op haar factuur terugbetaald.',
    link: 'Een terugbetaling vragen',
  },
}

export const quoteLinesMessages = {
  check: 'Kijk elke regel na: u kunt alles verbeteren. Deze lezing beslist niets.',
  discount: 'De korting is over de regels verdeeld.',
  offer: (count: number, amount: string) =>
    count === 1
      ? `Er is één regel gelezen op uw offerte, voor ${amount}.`
      : `Er zijn ${count} regels gelezen op uw offerte, voor ${amount}.`,
  unproven: 'Geen totaal bevestigt deze lezing.',
  take: (count: number) => (count === 1 ? 'Deze regel overnemen' : 'Deze regels overnemen'),
}

export const readEstimateMessages = {
  title: 'Wat u zou ontvangen',
  waiting: 'De raming komt zodra uw factuur gelezen is.',
  load: 'We konden deze raming niet berekenen.',
  rests: (count: number, amount: string) =>
    count === 1
      ? `Berekend op de lijn die op uw factuur gelezen is (${amount}), volgens de regels van de beslissing.`
      : `Berekend op ${count} lijnen die op uw factuur gelezen zijn (${amount}), volgens de regels van de beslissing.`,
  leftOut: (amount: string) => `Zonder de lijnen waarvan de soort zorg nog te bepalen is (${amount}).`,
  differs: (total: string) => `Het gelezen totaal is ${total}: er kunnen ons lijnen ontgaan zijn.`,
  reserved: (amount: string) => `Gereserveerd door het akkoord: ${amount}`,
  notDecision: 'Een raming: ons team kijkt elke lijn na voor er beslist wordt.',
  several: 'In deze aanvraag staan meerdere dieren: ons team verdeelt de lijnen.',
  lines: 'Gelezen lijnen',
  asks: 'Nog een vraag',
  asksText: 'Is dit de juiste soort behandeling? Eén tik volstaat, of kies een andere.',
  yes: (kind: string) => `Ja, ${kind}`,
  kind: 'Soort zorg',
  choose: 'Kiezen',
  failed: 'Uw antwoord is niet bewaard. Probeer het opnieuw.',
}
