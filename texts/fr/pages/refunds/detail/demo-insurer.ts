export const demoMessages = {
  played: 'Démonstration : l’assureur est joué. Il décide des lignes lues sur la facture, ou de soins inventés.',
}
