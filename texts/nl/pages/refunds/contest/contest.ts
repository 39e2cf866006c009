import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/contest/contest.ts'

export const contestMessages: Draft<typeof french.contestMessages> = {
  title: 'Deze beslissing betwisten',
  lead: 'Vertel ons wat er niet klopt: iemand die de beslissing niet nam, leest alles opnieuw.',
  failed: 'We konden deze beslissing niet tonen.',
  accepted: (amount: string, billed: string) => `Beslissing: ${amount} terugbetaald op ${billed}.`,
  rejected: (reason: string) => `Beslissing: aanvraag geweigerd. ${reason}`,
  which: 'Welke zorgen betwist u?',
  whichHint: 'Als u niets kiest, bekijken we de hele beslissing opnieuw.',
  changedOnly:
    'U hebt al een antwoord gekregen. Kies uit de zorgen die daarin gewijzigd zijn, of voeg een document toe dat we nog niet gezien hebben.',
  newOnly:
    'U hebt al een antwoord gekregen. Voeg een document toe dat we nog niet gezien hebben, dan bekijken we alles opnieuw.',
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
