/** Words of a paper about its own proof. */
export const paperProof = {
  term: 'Vérifier ce document',
  short: {
    proven: (url: string) => `preuve jointe à ce fichier, ${url}`,
    pending: (url: string) => `preuve jointe, complète sous 24 heures, ${url}`,
    none: (url: string) => `signature du portail, ${url}`,
  },
  proven: (url: string) =>
    `Ce fichier contient sa preuve (proof.json). Vous pouvez la vérifier seul, même sans connexion, avec la page ${url}.`,
  pending: (url: string) =>
    `Ce fichier contient le début de sa preuve\u00a0; elle sera complète dans les 24 heures, si vous téléchargez à nouveau ce document. Pour la vérifier\u00a0: ${url}.`,
  none: (url: string) =>
    `Ce fichier est signé par le portail, ce qui se vérifie avec la page ${url}. La décision est antérieure au registre des preuves.`,
}
