export const newPasswordMessages = {
  fields: {
    password: 'Nouveau mot de passe',
    repetition: 'Confirmez le mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    rules: 'Votre mot de passe doit contenir :',
    hint: 'Évitez les mots courants, notre nom, le vôtre et ceux de vos animaux.',
    equal: 'les deux saisies identiques',
    met: 'Respecté : ',
    unmet: 'Pas encore : ',
    progress: (met: number, of: number) => `${met} règles sur ${of} respectées`,
    strength: 'Solidité',
    strengths: ['très faible', 'faible', 'moyenne', 'bonne', 'excellente'],
  },
  rules: {
    length: '8 caractères au minimum',
    uppercase: '1 lettre majuscule',
    lowercase: '1 lettre minuscule',
    digit: '1 chiffre',
    special: '1 caractère spécial (ex. ! ? # @)',
  },
}
