export const keepDraftMessages = {
  ending: (day: string) => `Ce brouillon sera supprimé ${day}, avec ses documents.`,
  choice: 'Reprenez-le, ou gardez-le encore un peu.',
  keep: 'Garder 30 jours de plus',
  kept: (day: string) => `Votre brouillon est conservé jusqu’au ${day}.`,
}
