export const relativeTime = {
  now: 'à l’instant',
  today: (time: string) => `aujourd’hui ${time}`,
  yesterday: (time: string) => `hier ${time}`,
  on: (day: string) => `le ${day}`,
}
