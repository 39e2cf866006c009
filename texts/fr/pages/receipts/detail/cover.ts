import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
export const coverMessages = {
  title: 'Vos garanties',
  going: 'Vos animaux sont toujours couverts.',
  stops: {
    FR: (day: string) =>
      `Sans règlement, une mise en demeure vous serait envoyée. Les garanties pourraient alors s’arrêter, au plus tôt le ${day}, trente jours après cette lettre.`,
    IT: (day: string) => `Sans règlement, les garanties s’arrêtent le ${day} à 0 h, quinze jours après l’échéance.`,
    BE: (day: string) =>
      `Sans règlement, une mise en demeure vous serait envoyée. Les garanties pourraient alors s’arrêter, au plus tôt le ${day}, quinze jours au moins après cette lettre.`,
  },
  stopsNow: 'Les garanties peuvent désormais être suspendues d’un jour à l’autre.',
  payToday: 'Réglez dès aujourd’hui pour l’éviter.',
  suspended: (day: string) =>
    `Les garanties sont suspendues depuis le ${day} : les soins donnés depuis ce jour ne sont pas remboursés.`,
  ends: (day: string) => `Sans règlement, nous pourrions résilier le contrat à partir du ${day}.`,
  endsAnyDay: 'Sans règlement, nous pouvons désormais résilier le contrat.',
  resumes: {
    midnight: (day: string) => `Si vous réglez tout aujourd’hui, elles reprennent le ${day} à 0 h.`,
    noon: (day: string) => `Si vous réglez tout aujourd’hui, elles reprennent le ${day} à midi.`,
  },
  resumesOncePaid: {
    midnight: 'Elles reprennent à 0 h le lendemain du jour où tout est réglé.',
    noon: 'Elles reprennent à midi le lendemain du jour où tout est réglé.',
  },
  kept: 'Ce que vous ne perdez pas',
  keptGoing: [
    'Vos animaux restent assurés d’ici là.',
    'Si vous réglez avant, rien ne change : ni vos garanties, ni votre prix.',
    'Vos demandes de remboursement suivent leur cours.',
  ],
  keptSuspended: [
    'Les soins donnés avant une suspension restent remboursés.',
    ...(hasWaits ? ['Les délais de carence déjà passés ne recommencent pas.'] : []),
    'Vos formules et vos plafonds restent les vôtres.',
  ],
}
