export const notes = {
  m1: 'a de tout : trois animaux, des demandes dans chaque état',
  m2: 'en italien, deux animaux, un document attendu',
  m3: 'en Belgique, paie par carte (expirée)',
  m4: 'contrat en préparation',
  m5: 'en italien, contrat tout neuf, rien encore',
  m6: 'garanties suspendues, cotisations impayées',
}
