export const greetings = {
  member: (firstname: string) => `Bonjour ${firstname},`,
  /** greeting of a letter whose reader is not known */
  anyone: 'Bonjour,',
}
