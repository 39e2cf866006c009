import type * as french from '../fr/disputes.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'

export const disputeMessages: Draft<typeof french.disputeMessages> = {
  title: 'Deze beslissing betwisten',
  lead: 'Vertel ons wat er niet klopt: iemand die de beslissing niet nam, leest alles opnieuw.',
  failed: 'We konden deze beslissing niet tonen.',
  accepted: (amount: string, billed: string) => `Beslissing: ${amount} terugbetaald op ${billed}.`,
  rejected: (reason: string) => `Beslissing: aanvraag geweigerd. ${reason}`,
  which: 'Welke behandelingen betwist u?',
  whichHint: 'Als u niets kiest, bekijken we de hele beslissing opnieuw.',
  changedOnly:
    'U hebt al een antwoord gekregen. Kies uit de behandelingen die daarin gewijzigd zijn, of voeg een document toe dat we nog niet gezien hebben.',
  newOnly:
    'U hebt al een antwoord gekregen. Voeg een document toe dat we nog niet gezien hebben, dan bekijken we alles opnieuw.',
  changedLine: 'Gewijzigd door het antwoord',
  line: (billed: string, refunded: string) => `Gefactureerd ${billed}, terugbetaald ${refunded}`,
  why: 'Waarom?',
  whyHint: 'Wat verkeerd gelezen of vergeten is, of wat uw dierenarts zegt. Minstens 20 tekens.',
  asked: 'U vraagt',
  askedWhole: 'dat de hele beslissing opnieuw bekeken wordt',
  askedLines: (lines: string) => `dat we dit opnieuw bekijken: ${lines}`,
  next: 'Wat nu?',
  today: 'Vandaag',
  receipt: 'We bevestigen de ontvangst van uw betwisting per e-mail.',
  answerBy: (day: string) => `Uiterlijk op ${day}`,
  answer: 'Ons antwoord, met de redenen. Een verschil in uw voordeel wordt automatisch gestort.',
  after: 'Daarna, als u het niet eens bent met het antwoord of als het uitblijft',
  mediator: (name: string) => `U kunt zich wenden tot een onafhankelijke derde: ${name}.`,
  submit: 'Betwisten',
  sending: 'Bezig met versturen',
  back: 'Terug naar de aanvraag',
  sent: 'Uw betwisting is verstuurd',
  sentText: 'We hebben u zonet een e-mail gestuurd die de ontvangst bevestigt.',
  toRequest: 'Mijn aanvraag opvolgen',
  cancelled: 'Het versturen is geannuleerd. Uw tekst blijft hier.',
  leave: {
    title: 'De pagina verlaten zonder te versturen?',
    text: 'Uw tekst blijft bewaard zolang uw sessie duurt, de bijgevoegde bestanden niet.',
    yes: 'Verlaten',
    no: 'Blijven',
  },
  obstacle: {
    under_way: 'Een betwisting van deze beslissing wordt al onderzocht.',
    not_decided: 'Over deze aanvraag is nog niet beslist.',
    too_late: 'De termijn om deze beslissing te betwisten is voorbij.',
    before_portal: 'Over deze terugbetaling is beslist voordat uw klantenzone bestond: schrijf ons om ze te betwisten.',
    too_many: 'Deze beslissing kan hier niet nog eens betwist worden. U kunt zich wenden tot een onafhankelijke derde.',
  },
}

export const disputesMessages: Draft<typeof french.disputesMessages> = {
  section: 'Betwisting',
  invite:
    'Zijn behandelingen ten onrechte geweigerd, of begrijpt u een bedrag niet? Iemand anders kan de beslissing opnieuw bekijken.',
  inviteAgain: 'Hebt u een nieuw document? Dan kan de beslissing nog eens bekeken worden.',
  inviteChanged:
    'Hebt u een nieuw document, of klopt niet wat het antwoord wijzigde? Dan kan de beslissing nog eens bekeken worden.',
  act: 'Deze beslissing betwisten',
  until: (day: string) => `Mogelijk tot en met ${day}.`,
  sentOn: 'Verstuurd op',
  received: 'Ontvangstbevestiging',
  receivedOn: (day: string) => `verstuurd op ${day}`,
  due: 'Antwoord uiterlijk op',
  late: (days: number, from: string) =>
    plural(
      days,
      `Ons antwoord is een dag te laat. Onze excuses. Sinds ${from} kunt u zich wenden tot de onafhankelijke derde.`,
      `Ons antwoord is ${days} dagen te laat. Onze excuses. Sinds ${from} kunt u zich wenden tot de onafhankelijke derde.`,
      'nl',
    ),
  answeredOn: (day: string) => `Ons antwoord van ${day}`,
  documents: 'Documenten bij de betwisting',
  before: 'Betwiste beslissing',
  afterwards: 'Beslissing na uw betwisting',
  same: 'Deze beslissing blijft gelden.',
  refused: 'Weigering',
  amount: (amount: string) => `${amount} terugbetaald`,
  more: (amount: string) => `${amount} meer`,
  less: (amount: string) => `${amount} minder`,
  way: 'Als u het niet eens bent met dit antwoord',
  wayLate: 'Het antwoord kwam niet op tijd',
  wayText: (name: string, day: string) =>
    `U kunt zich tot en met ${day} wenden tot een onafhankelijke derde: ${name}. Stuur het dossier mee.`,
  dossier: 'Dossier downloaden',
  dossierName: 'dossier',
}
