import { messages } from '@coussinet/contract/domain/messages.ts'

export const answeringMessages = messages({
  fr: {
    weekdays: (open: string, close: string) => `Du lundi au vendredi, de ${open} à ${close}`,
    open: 'Ouvert maintenant',
    closed: 'Fermé pour le moment',
    holiday: (name: string) => `Fermé aujourd’hui\u00a0: ${name}`,
    opens: (day: string, time: string) => `Ouvre ${day} à ${time}`,
    today: 'aujourd’hui',
    tomorrow: 'demain',
  },
  it: {
    weekdays: (open: string, close: string) => `Dal lunedì al venerdì, dalle ${open} alle ${close}`,
    open: 'Aperto ora',
    closed: 'Ora chiuso',
    holiday: (name: string) => `Oggi chiuso: ${name}`,
    opens: (day: string, time: string) => `Riapre ${day} alle ${time}`,
    today: 'oggi',
    tomorrow: 'domani',
  },
})
