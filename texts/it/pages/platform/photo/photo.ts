import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/photo/photo.ts'

export const photoMessages: Translated<typeof french.photoMessages> = {
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
}
