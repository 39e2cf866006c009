import type * as french from '../fr/proofs.ts'
import type { Translated } from '../messages.ts'

/** Words of a paper about its own proof. */
export const paperProof: Translated<typeof french.paperProof> = {
  term: 'Verificare il documento',
  short: {
    proven: (url: string) => `prova allegata a questo file, ${url}`,
    pending: (url: string) => `prova allegata, completa entro 24 ore, ${url}`,
    none: (url: string) => `firma del portale, ${url}`,
  },
  proven: (url: string) =>
    `Questo file contiene la propria prova (proof.json). Può verificarla da solo, anche senza connessione, con la pagina ${url}.`,
  pending: (url: string) =>
    `Questo file contiene l’inizio della propria prova; sarà completa entro 24 ore, se scarica di nuovo il documento. Per verificarla: ${url}.`,
  none: (url: string) =>
    `Questo file è firmato dal portale, il che si verifica con la pagina ${url}. La decisione è anteriore al registro delle prove.`,
}
