const numbers: readonly string[] = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

const answer = (count: number) => `sous ${numbers[count] ?? count} ${count === 1 ? 'jour ouvré' : 'jours ouvrés'}`

export const promisedDays = {
  answer,
  /** the same for a text that says on which days its hours run */
  answer_in_full: answer,
  transfer: (count: number) => `sous ${numbers[count] ?? count} ${count === 1 ? 'jour bancaire' : 'jours bancaires'}`,
}
