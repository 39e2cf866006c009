import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/contest/contest.ts'

export const contestMessages: Draft<typeof french.contestMessages> = {
  title: 'Deze beslissing betwisten',
  lead: 'Vertel ons wat er niet klopt: iemand anders dan wie besliste, leest alles opnieuw.',
  failed: 'We konden deze beslissing niet tonen.',
  accepted: (amount: string, billed: string) => `Beslissing: ${amount} terugbetaald van ${billed}.`,
  rejected: (reason: string) => `Beslissing: aanvraag geweigerd. ${reason}`,
  which: 'Welke zorgen betwist u?',
  whichHint: 'Kiest u niets, dan bekijken we de hele beslissing opnieuw.',
  changedOnly:
    'U kreeg al een antwoord. Kies uit de zorgen die het wijzigde, of voeg een document toe dat we nog niet zagen.',
  newOnly: 'U kreeg al een antwoord. Voeg een document toe dat we nog niet zagen, dan kijken we opnieuw.',
  line: (billed: string, refunded: string) => `Aangerekend ${billed}, terugbetaald ${refunded}`,
  why: 'Waarom?',
  whyHint: 'Wat verkeerd gelezen of vergeten werd, of wat uw dierenarts zegt. Minstens 20 tekens.',
  asked: 'U vraagt',
  askedWhole: 'dat de hele beslissing opnieuw bekeken wordt',
  askedLines: (lines: string) => `dat we dit opnieuw bekijken: ${lines}`,
  next: 'En nu',
  today: 'Vandaag',
  receipt: 'Een e-mail bevestigt dat we uw betwisting ontvingen.',
  answerBy: (day: string) => `Uiterlijk op ${day}`,
  answer: 'Ons antwoord, met de redenen. Een verschil in uw voordeel wordt vanzelf gestort.',
  after: 'Daarna, als het antwoord u niet bevalt of uitblijft',
  mediator: (name: string) => `U kunt zich wenden tot een onafhankelijke derde: ${name}.`,
  submit: 'Betwisten',
  sending: 'Bezig met versturen',
  back: 'Terug naar de aanvraag',
  sent: 'Uw betwisting is verstuurd',
  sentText: 'We stuurden u net een e-mail die de ontvangst bevestigt.',
  toRequest: 'Naar mijn aanvraag',
  cancelled: 'Het versturen is geannuleerd. Uw tekst blijft hier.',
  leave: {
    title: 'Weggaan zonder te versturen?',
    text: 'Uw tekst blijft hier zolang uw sessie duurt, de bestanden niet.',
    yes: 'Weggaan',
    no: 'Blijven',
  },
  obstacle: {
    under_way: 'Een betwisting van deze beslissing wordt al onderzocht.',
    not_decided: 'Over deze aanvraag is nog niet beslist.',
    too_late: 'De termijn om deze beslissing te betwisten is voorbij.',
    before_portal: 'Over deze terugbetaling werd beslist voor dit portaal openging: schrijf ons om ze te betwisten.',
    too_many:
      'Deze beslissing werd hier zo vaak betwist als mogelijk is. U kunt zich wenden tot een onafhankelijke derde.',
  },
}
