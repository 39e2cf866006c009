export const answeringMessages = {
  open: 'Ouvert maintenant',
  closed: 'Fermé pour le moment',
  holiday: (name: string) => `Fermé aujourd’hui\u00a0: ${name}`,
  opens: (day: string, time: string) => `Ouvre ${day} à ${time}`,
  today: 'aujourd’hui',
  tomorrow: 'demain',
}
