import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/language/new-password.ts'

export const newPasswordMessages: Translated<typeof french.newPasswordMessages> = {
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
}
