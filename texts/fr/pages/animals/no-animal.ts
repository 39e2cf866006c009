export const noAnimalMessages = {
  title: 'Pas encore de pattes ici',
  text: 'Aucun animal n’est rattaché à votre contrat.',
}
