export const keptInputMessages = {
  elsewhere: 'Votre session est fermée dans un autre onglet. Reconnectez-vous : votre saisie vous attend ici.',
}
