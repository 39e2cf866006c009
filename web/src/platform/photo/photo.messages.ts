import { messages } from '@coussinet/contract/domain/messages.ts'

/** State of a place for a file, before it is sent. */
export const photoMessages = messages({
  fr: {
    formats: 'PDF, JPG, PNG ou HEIC, 5 Mo au maximum',
    choose: 'Choisir un fichier',
    photo: 'Prendre une photo',
    remove: 'Retirer le fichier',
    replace: 'Choisir un autre fichier',
    stage: {
      reading: 'Lecture du fichier…',
      converting: 'Conversion de la photo en cours…',
      compressing: 'Nous réduisons la taille de votre fichier…',
    },
    lightened: (size: string, before: string) => `${size}, allégée depuis ${before}`,
    failure: {
      heic_failed: 'Cette photo HEIC n’a pas pu être convertie. Essayez en JPG.',
      compression_failed: 'Ce fichier n’a pas pu être compressé. Choisissez-en un plus léger.',
    },
    quality: {
      dark: 'La photo semble sombre : le texte risque d’être difficile à lire.',
      blurred: 'La photo semble floue : le texte risque d’être difficile à lire.',
      small: 'La photo est petite : les détails risquent de manquer.',
    },
    keep: 'Garder cette photo',
    retake: 'La reprendre',
  },
  it: {
    formats: 'PDF, JPG, PNG o HEIC, massimo 5 MB',
    choose: 'Scegli un file',
    photo: 'Scatta una foto',
    remove: 'Rimuovi il file',
    replace: 'Scegli un altro file',
    stage: {
      reading: 'Lettura del file…',
      converting: 'Conversione della foto in corso…',
      compressing: 'Stiamo riducendo le dimensioni del file…',
    },
    lightened: (size: string, before: string) => `${size}, ridotta da ${before}`,
    failure: {
      heic_failed: 'Non è stato possibile convertire la foto HEIC. Provi con un JPG.',
      compression_failed: 'Non è stato possibile comprimere il file. Ne scelga uno più leggero.',
    },
    quality: {
      dark: 'La foto sembra scura: il testo potrebbe essere difficile da leggere.',
      blurred: 'La foto sembra sfocata: il testo potrebbe essere difficile da leggere.',
      small: 'La foto è piccola: potrebbero mancare dei dettagli.',
    },
    keep: 'Tieni questa foto',
    retake: 'Rifai la foto',
  },
})
