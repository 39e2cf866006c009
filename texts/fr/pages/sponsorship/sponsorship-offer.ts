export const offerMessages = {
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
}
