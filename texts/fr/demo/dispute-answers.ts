export const disputeAnswers = {
  upheld:
    'Nous avons relu la facture, les documents et vos raisons. La décision suit les conditions de votre contrat\u00a0: nous la maintenons. (Réponse d’un assureur joué.)',
  changed:
    'Votre document montre un soin que nous n’avions pas lu\u00a0: nous l’ajoutons. Le reste de la décision ne change pas. (Réponse d’un assureur joué.)',
}
