import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/profile/sessions.ts'

export const sessionMessages: Translated<typeof french.sessionMessages> = {
  device: { computer: 'Computer', phone: 'Telefono', tablet: 'Tablet', other: 'Dispositivo sconosciuto' },
  network: (network: string) => `rete ${network}`,
  thisDevice: 'Questo dispositivo',
  inUse: 'In uso in questo momento',
  lastUsed: (when: string) => `Ultimo utilizzo ${when}`,
  end: 'Disconnetti',
  endOf: (device: string) => `Disconnetti ${device}`,
  endOthers: 'Disconnetti tutti gli altri dispositivi',
  alone: 'La Sua area non è aperta su nessun altro dispositivo.',
  endTitle: 'Disconnettere questo dispositivo?',
  endText: (device: string) => `${device}: sarà necessario accedere di nuovo.`,
  othersTitle: 'Disconnettere tutti gli altri dispositivi?',
  othersText: 'Sarà necessario accedere di nuovo. Questo resta connesso.',
  keep: 'Mantenerli',
  keepOne: 'Mantieni',
  ended: 'Il dispositivo è stato disconnesso.',
  othersEnded: 'Gli altri dispositivi sono stati disconnessi.',
}
