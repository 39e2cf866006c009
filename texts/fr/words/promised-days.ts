const numbers: readonly string[] = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

const workingDays = (count: number) => `sous ${numbers[count] ?? count} ${count === 1 ? 'jour ouvré' : 'jours ouvrés'}`

export const promisedDays = { answer: workingDays, transfer: workingDays }
