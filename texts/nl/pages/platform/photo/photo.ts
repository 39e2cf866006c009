import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/photo/photo.ts'

export const photoMessages: Draft<typeof french.photoMessages> = {
  formats: 'PDF, JPG, PNG of HEIC, hoogstens 5 MB',
  choose: 'Bestand kiezen',
  photo: 'Foto nemen',
  remove: 'Bestand verwijderen',
  replace: 'Ander bestand kiezen',
  stage: {
    reading: 'Bestand lezen…',
    converting: 'De foto wordt omgezet…',
    compressing: 'We maken uw bestand kleiner…',
  },
  lightened: (size: string, before: string) => `${size}, voordien ${before}`,
  failure: {
    heic_failed: 'Deze HEIC-foto kon niet omgezet worden. Probeer het met een JPG.',
    compression_failed: 'Dit bestand kon niet kleiner gemaakt worden. Kies een lichter bestand.',
  },
  quality: {
    dark: 'De foto lijkt donker: de tekst is misschien moeilijk te lezen.',
    blurred: 'De foto lijkt onscherp: de tekst is misschien moeilijk te lezen.',
    small: 'De foto is klein: er ontbreken misschien details.',
  },
  keep: 'Deze foto behouden',
  retake: 'Opnieuw nemen',
}
