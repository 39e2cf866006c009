import { documentNames, documentOfAnimal } from '@coussinet/contract/domain/documents.ts'
import { capitalised, elided } from '@coussinet/contract/domain/grammar.ts'
import { type Language, messages } from '@coussinet/contract/domain/messages.ts'

const sheetOf = (language: Language) => (name: string) =>
  documentOfAnimal(documentNames[language].feuilles.toLowerCase(), name, language)

/** The blank sheet, and the mail that asks the vet to fill it in. */
export const blankSheetMessages = messages({
  fr: {
    title: 'Pas encore de feuille ?',
    download: 'Télécharger la feuille vierge',
    write: 'Écrire à mon vétérinaire',
    /** For those who hear the link without its animal. */
    writeFor: (name: string) => `Écrire à mon vétérinaire : ${name}`,
    sheetOf: sheetOf('fr'),
    how: 'Téléchargez la feuille d’abord : c’est à vous de la joindre à l’e-mail, votre messagerie ne le fait pas d’elle-même.',
    subject: (name: string) => `${capitalised(sheetOf('fr')(name))} à compléter`,
    body: (name: string, day: string | null, member: string) =>
      [
        'Bonjour,',
        '',
        `Vous trouverez en pièce jointe la ${sheetOf('fr')(name)}${day === null ? '' : `, pour les soins du ${day}`}. Pourriez-vous la compléter, la dater et la signer, puis me la renvoyer par e-mail ?`,
        '',
        'Merci beaucoup,',
        member,
      ].join('\n'),
  },
  it: {
    title: 'Non ha ancora il modulo?',
    download: 'Scarica il modulo in bianco',
    write: 'Scrivi al veterinario',
    writeFor: (name: string) => `Scrivi al veterinario: ${name}`,
    sheetOf: sheetOf('it'),
    how: 'Prima scarichi il modulo: va allegato da Lei, il programma di posta non lo fa da solo.',
    subject: (name: string) => `${capitalised(sheetOf('it')(name))} da compilare`,
    body: (name: string, day: string | null, member: string) =>
      [
        'Buongiorno,',
        '',
        `in allegato trova il ${sheetOf('it')(name)}${day === null ? '' : elided(`, per le cure del ${day}`)}. Potrebbe compilarlo, datarlo, firmarlo e rinviarmelo via e-mail?`,
        '',
        'Grazie mille,',
        member,
      ].join('\n'),
  },
})
