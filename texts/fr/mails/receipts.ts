export const paidByCard = {
  registered: (total: string) => `Votre paiement par carte de ${total} est enregistré. Merci.`,
  returned: (amount: string) =>
    `Entre-temps, ${amount} avaient déjà été prélevés : nous vous rendrons cette somme sur votre carte.`,
  /** `cover` is a clause: vos garanties reprennent le 21 novembre 2026 */
  resumes: (cover: string) => `Plus rien n’est dû : ${cover}.`,
  open: 'Voir mes cotisations',
  /** several contributions, on the page of the card’s provider */
  several: (count: number) => `${count} cotisations`,
}
