export const leaveMessages = {
  title: 'Abandonner vos modifications ?',
  text: 'Ce que vous avez saisi n’est pas enregistré.',
  yes: 'Abandonner',
  no: 'Continuer à modifier',
}
