import { messages } from '@coussinet/contract/domain/messages.ts'

export const answeringMessages = messages({
  fr: {
    open: 'Ouvert maintenant',
    closed: 'Fermé pour le moment',
    holiday: (name: string) => `Fermé aujourd’hui\u00a0: ${name}`,
    opens: (day: string, time: string) => `Ouvre ${day} à ${time}`,
    today: 'aujourd’hui',
    tomorrow: 'demain',
  },
  it: {
    open: 'Aperto ora',
    closed: 'Ora chiuso',
    holiday: (name: string) => `Oggi chiuso: ${name}`,
    opens: (day: string, time: string) => `Riapre ${day} alle ${time}`,
    today: 'oggi',
    tomorrow: 'domani',
  },
})
