export const rgpd = {
  months: (count: number) => `${count} mois`,
  years: (count: number) => `${count} an${count === 1 ? '' : 's'}`,
  days: (count: number) => `${count} jours`,
  hours: (count: number) => `${count} heures`,
}
