import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/documents/documents.ts'

export const documentMessages: Draft<typeof french.documentMessages> = {
  orDrop: 'of sleep het document hierheen',
  received: 'Ontvangen',
  arrived: (name: string) => `Bestand ontvangen: ${name}`,
  view: (name: string) => `${name} bekijken`,
  download: (name: string) => `${name} downloaden`,
  retry: 'Opnieuw proberen',
  cancelUpload: 'Versturen annuleren',
  sending: (percent: string) => `Versturen: ${percent}`,
  progress: (name: string) => `${name} wordt verstuurd`,
  goesLater: {
    soon: (at: string) =>
      `Er komen nu veel documenten binnen. Dit vertrekt vanzelf ${at}, als deze pagina open blijft.`,
    uploads_sent: (at: string, limit: number | string) =>
      `U kunt ${limit} MB aan documenten per uur versturen. Dit vertrekt vanzelf ${at}, als deze pagina open blijft.`,
    uploads_prepared: (at: string, limit: number | string) =>
      `De verwerking van uw documenten is beperkt tot ${limit} seconden per uur. Dit vertrekt vanzelf ${at}, als deze pagina open blijft.`,
  },
  receipt: (instant: string) => `Ontvangen op ${instant}`,
  proof: 'Bewijs van integriteit',
  fingerprint: 'Vingerafdruk',
  copyFingerprint: 'Vingerafdruk kopiëren',
  accepted: 'Aanvaard',
  refusedBecause: 'Geweigerd.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  close: 'Sluiten',
  load: {
    view: 'Dit document kon niet getoond worden.',
    download: 'Dit document kon niet gedownload worden.',
  },
}
