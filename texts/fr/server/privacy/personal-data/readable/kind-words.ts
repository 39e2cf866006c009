export const kindWords = { yes: 'Oui', no: 'Non', unsent: 'Demande non envoyée' }
