export const memberNumber = 'Numéro d’adhérent'
