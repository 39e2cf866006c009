import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/documents/documents.ts'

export const documentMessages: Translated<typeof french.documentMessages> = {
  orDrop: 'o trascini qui il documento',
  received: 'Ricevuto',
  arrived: (name: string) => `File ricevuto: ${name}`,
  view: (name: string) => `Vedi ${name}`,
  download: (name: string) => `Scarica ${name}`,
  retry: 'Riprova',
  cancelUpload: 'Annulla l’invio',
  sending: (percent: string) => `Invio: ${percent}`,
  progress: (name: string) => `Invio di ${name}`,
  goesLater: {
    soon: (at: string) =>
      `Molti documenti arrivano in questo momento. Questo partirà da solo ${at}, se questa pagina resta aperta.`,
    uploads_sent: (at: string, limit: number | string) =>
      `Può inviare ${limit} MB di documenti all’ora. Questo partirà da solo ${at}, se questa pagina resta aperta.`,
    uploads_prepared: (at: string, limit: number | string) =>
      `L’elaborazione dei Suoi documenti può durare ${limit} secondi all’ora. Questo partirà da solo ${at}, se questa pagina resta aperta.`,
  },
  receipt: (instant: string) => elided(`Arrivato il ${instant}`),
  proof: 'Prova d’integrità',
  fingerprint: 'Impronta',
  copyFingerprint: 'Copia l’impronta',
  accepted: 'Accettato',
  refusedBecause: 'Rifiutato.',
  copy: 'Copia',
  copied: 'Copiato.',
  close: 'Chiudi',
  load: {
    view: 'Non è stato possibile mostrare il documento.',
    download: 'Non è stato possibile scaricare il documento.',
  },
}
