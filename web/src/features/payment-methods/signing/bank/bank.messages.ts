import { messages } from '@coussinet/contract/domain/messages.ts'

export const bankMessages = messages({
  fr: {
    iban: 'IBAN',
    where: 'Il figure sur votre relevé bancaire, ou dans l’application de votre banque.',
    expected: (length: number, country: string) => `${length} caractères pour un compte de ce pays : ${country}.`,
    bic: 'BIC de la banque',
    elsewhere: 'Ce BIC n’est pas celui d’une banque du pays de l’IBAN.',
    bicHint: '8 ou 11 caractères, sur le même document que l’IBAN.',
    found: (bic: string) => `BIC ${bic}, trouvé d’après l’IBAN`,
  },
  it: {
    iban: 'IBAN',
    where: 'Si trova sull’estratto conto o nell’app della Sua banca.',
    expected: (length: number, country: string) => `${length} caratteri per un conto di questo Paese: ${country}.`,
    bic: 'BIC della banca',
    elsewhere: 'Il BIC non è di una banca del Paese dell’IBAN.',
    bicHint: '8 o 11 caratteri, sullo stesso documento dell’IBAN.',
    found: (bic: string) => `BIC ${bic}, trovato in base all’IBAN`,
  },
})
