export const words = {
  copied: 'C’est copié.',
  failed: 'La copie n’a pas abouti. Sélectionnez le texte pour le copier.',
}
