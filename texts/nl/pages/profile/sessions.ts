import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/profile/sessions.ts'

export const sessionMessages: Draft<typeof french.sessionMessages> = {
  device: { computer: 'Computer', phone: 'Telefoon', tablet: 'Tablet', other: 'Onbekend toestel' },
  network: (network: string) => `netwerk ${network}`,
  thisDevice: 'Dit toestel',
  inUse: 'Nu in gebruik',
  lastUsed: (when: string) => `Laatst gebruikt ${when}`,
  end: 'Afmelden',
  endOf: (device: string) => `${device} afmelden`,
  endOthers: 'Alle andere toestellen afmelden',
  alone: 'Uw klantenzone is op geen enkel ander toestel open.',
  endTitle: 'Dit toestel afmelden?',
  endText: (device: string) => `${device}: u zult er zich opnieuw moeten aanmelden.`,
  othersTitle: 'Alle andere toestellen afmelden?',
  othersText: 'U zult er zich opnieuw moeten aanmelden. Dit toestel blijft aangemeld.',
  keep: 'Aangemeld laten',
  keepOne: 'Aangemeld laten',
  ended: 'Het toestel is afgemeld.',
  othersEnded: 'De andere toestellen zijn afgemeld.',
}
