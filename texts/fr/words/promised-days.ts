const numbers: readonly string[] = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

export const promisedDays = {
  answer: (count: number) => `sous ${numbers[count] ?? count} ${count === 1 ? 'jour ouvré' : 'jours ouvrés'}`,
  transfer: (count: number) => `sous ${numbers[count] ?? count} ${count === 1 ? 'jour bancaire' : 'jours bancaires'}`,
}
