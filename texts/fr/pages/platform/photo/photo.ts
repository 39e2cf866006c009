export const photoMessages = {
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
}
