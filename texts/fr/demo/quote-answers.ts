export const quoteAnswers = {
  conditions: 'L’accord vaut pour les soins du devis, chez ce vétérinaire. (Réponse d’un assureur joué.)',
}
