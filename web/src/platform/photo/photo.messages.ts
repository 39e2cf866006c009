import { messages } from '@coussinet/contract/domain/messages.ts'

/** What a place for a file says, before it is sent. */
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
      file_too_large: 'Ce fichier dépasse 5 Mo. Reprenez-le en photo, nous l’allégerons.',
      file_unsupported: 'Ce format n’est pas accepté. Utilisez un PDF, un JPG, un PNG ou un HEIC.',
      file_empty: 'Ce fichier est vide. Choisissez-en un autre.',
      file_unsafe: 'Ce fichier contient des éléments actifs. Envoyez-en une photo ou un PDF simple.',
      file_infected:
        'Notre antivirus a refusé ce fichier : il contient un programme malveillant. Vérifiez votre appareil, puis envoyez une photo du document.',
      file_unreadable: 'Ce fichier est illisible ou protégé par un mot de passe. Choisissez-en un autre.',
      file_too_many_pixels: 'Cette image a plus de 50 millions de pixels. Envoyez-en une plus petite.',
      file_too_many_pages: 'Ce PDF a plus de 300 pages. Envoyez seulement celles qui concernent votre demande.',
      file_too_complex: 'Ce fichier est trop complexe pour être ouvert. Envoyez-en une photo ou un PDF plus simple.',
      file_heic_not_accepted: 'Les photos HEIC ne sont pas acceptées ici. Envoyez cette photo en JPG.',
      file_heic_too_many_pixels:
        'Cette photo HEIC a plus de 30 millions de pixels : nous ne pouvons pas la convertir. Envoyez-la en JPG.',
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
      file_too_large: 'Il file supera i 5 MB. Lo fotografi: lo renderemo più leggero.',
      file_unsupported: 'Formato non accettato. Utilizzi PDF, JPG, PNG o HEIC.',
      file_empty: 'Il file è vuoto. Ne scelga un altro.',
      file_unsafe: 'Il file contiene elementi attivi. Invii una foto o un PDF semplice.',
      file_infected:
        'Il nostro antivirus ha rifiutato questo file: contiene un programma dannoso. Controlli il Suo dispositivo, poi invii una foto del documento.',
      file_unreadable: 'Il file è illeggibile o protetto da password. Ne scelga un altro.',
      file_too_many_pixels: 'Questa immagine ha più di 50 milioni di pixel. Ne invii una più piccola.',
      file_too_many_pages: 'Questo PDF ha più di 300 pagine. Invii solo quelle che riguardano la Sua richiesta.',
      file_too_complex: 'Questo file è troppo complesso per essere aperto. Invii una foto o un PDF più semplice.',
      file_heic_not_accepted: 'Le foto HEIC non sono accettate qui. Invii questa foto in JPG.',
      file_heic_too_many_pixels:
        'Questa foto HEIC ha più di 30 milioni di pixel: non possiamo convertirla. La invii in JPG.',
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
