export const logMessages = {
  empty: 'Rien à signaler : ce qui touche à la sécurité de votre compte s’inscrira ici.',
  more: 'Afficher la suite',
  loadingMore: 'Chargement',
  network: (network: string) => `réseau ${network}`,
}
