export const requiredText = 'Obligatoire'
