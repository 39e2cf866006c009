export const requiredText = 'À compléter pour continuer'
