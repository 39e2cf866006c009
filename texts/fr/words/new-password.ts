export const choosePassword = 'Choisir un nouveau mot de passe'
