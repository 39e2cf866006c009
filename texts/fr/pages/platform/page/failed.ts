export const failedMessages = { retry: 'Réessayer', loading: 'Chargement en cours…' }
