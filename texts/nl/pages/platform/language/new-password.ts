import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/language/new-password.ts'

export const newPasswordMessages: Draft<typeof french.newPasswordMessages> = {
  fields: {
    password: 'Nieuw wachtwoord',
    repetition: 'Bevestig het wachtwoord',
    show: 'Wachtwoord tonen',
    hide: 'Wachtwoord verbergen',
    rules: 'Uw wachtwoord moet bevatten:',
    hint: 'Vermijd gewone woorden, onze naam, de uwe en die van uw dieren.',
    equal: 'twee keer hetzelfde ingevuld',
    met: 'In orde: ',
    unmet: 'Nog niet: ',
    progress: (met: number, of: number) => `${met} van ${of} regels in orde`,
    strength: 'Sterkte',
    strengths: ['zeer zwak', 'zwak', 'matig', 'goed', 'uitstekend'],
  },
  rules: {
    length: 'minstens 8 tekens',
    uppercase: '1 hoofdletter',
    lowercase: '1 kleine letter',
    digit: '1 cijfer',
    special: '1 speciaal teken (bv. ! ? # @)',
  },
}
