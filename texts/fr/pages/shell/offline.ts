export const offlineMessages = { offline: 'Vous êtes hors connexion. Ce que vous avez saisi est conservé.' }
