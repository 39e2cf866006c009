import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const offerMessages = messages({
  fr: {
    title: 'L’offre du moment',
    dates: (start: string, end: string) => `Offre valable du ${start} au ${end}`,
    from: (start: string) => `Offre valable à partir du ${start}`,
    until: (end: string) => `Offre valable jusqu’au ${end}`,
    steps: [
      'Vous partagez votre lien personnel.',
      'Votre proche demande son devis et le signe.',
      '14 jours après sa date d’effet, le parrainage est validé.',
    ],
    last_step: (least: string, most: string) => `Vous découvrez votre gain, tiré au sort, de ${least} à ${most}.`,
    last_step_fixed: (amount: string) => `Vous recevez votre gain, ${amount}.`,
    how: 'Comment ça marche',
    odds: (least: string, most: string) =>
      `Chaque gain est tiré au sort, de ${least} à ${most} ; ${least} vous sont garantis.`,
    odds_fixed: (amount: string) => `Chaque gain est de ${amount}, sans tirage au sort.`,
    terms: 'Conditions de l’offre',
    standing: {
      title: 'Toute l’année',
      conditions: 'Conditions du parrainage',
    },
  },
  it: {
    title: 'L’offerta del momento',
    dates: (start: string, end: string) => elided(`Offerta valida dal ${start} al ${end}`),
    from: (start: string) => elided(`Offerta valida dal ${start}`),
    until: (end: string) => elided(`Offerta valida fino al ${end}`),
    steps: [
      'Lei condivide il Suo link personale.',
      'Il Suo amico chiede il preventivo e lo firma.',
      '14 giorni dopo la decorrenza la presentazione è convalidata.',
    ],
    last_step: (least: string, most: string) => `Scopre il Suo premio, estratto a sorte, da ${least} a ${most}.`,
    last_step_fixed: (amount: string) => `Riceve il Suo premio, ${amount}.`,
    how: 'Come funziona',
    odds: (least: string, most: string) =>
      `Ogni premio è estratto a sorte, da ${least} a ${most}; ${least} Le sono garantiti.`,
    odds_fixed: (amount: string) => `Ogni premio è di ${amount}, senza estrazione a sorte.`,
    terms: 'Condizioni dell’offerta',
    standing: {
      title: 'Tutto l’anno',
      conditions: 'Condizioni della presentazione',
    },
  },
})
