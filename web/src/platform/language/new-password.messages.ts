import { messages } from '@coussinet/contract/domain/messages.ts'

/** Texts around a new password and its repetition: on the fields, of its strength, and of each rule. */
export const newPasswordMessages = messages({
  fr: {
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
  },
  it: {
    fields: {
      password: 'Nuova password',
      repetition: 'Confermi la password',
      show: 'Mostra la password',
      hide: 'Nascondi la password',
      rules: 'La password deve contenere:',
      hint: 'Eviti le parole comuni, il nostro nome, il Suo e quelli dei Suoi animali.',
      equal: 'le due voci identiche',
      met: 'Rispettata: ',
      unmet: 'Non ancora: ',
      progress: (met: number, of: number) => `${met} regole su ${of} rispettate`,
      strength: 'Robustezza',
      strengths: ['molto bassa', 'bassa', 'media', 'buona', 'ottima'],
    },
    rules: {
      length: 'almeno 8 caratteri',
      uppercase: '1 lettera maiuscola',
      lowercase: '1 lettera minuscola',
      digit: '1 numero',
      special: '1 carattere speciale (es. ! ? # @)',
    },
  },
})
