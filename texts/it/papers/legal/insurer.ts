import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/papers/legal/insurer.ts'

export const inCountry: Translated<typeof french.inCountry> = { FR: 'in Francia', IT: 'in Italia', BE: 'in Belgio' }

export const supervision: Translated<typeof french.supervision> = {
  seat: ({ supervisor }) => `Autorità di vigilanza: ${supervisor}.`,
  branch: ({ where, address, home, supervisor }) =>
    `Opera ${where} tramite la propria sede secondaria, ${address}, in regime di stabilimento. È soggetto alla vigilanza dell’autorità del Paese di origine (${home}). Autorità di vigilanza per l’attività ${where}: ${supervisor}.`,
  services: ({ where, home, supervisor }) =>
    `Opera ${where} in regime di libera prestazione di servizi. È soggetto alla vigilanza dell’autorità del Paese di origine (${home}). Autorità di vigilanza per l’attività ${where}: ${supervisor}.`,
  none: ({ home }) => `È soggetto alla vigilanza dell’autorità del Paese di origine (${home}).`,
}

export const sold: Translated<typeof french.sold> = { at_home: ', nel Paese del Suo domicilio come negli altri' }
