import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/server/privacy/personal-data/readable/readable.ts'

export const readableWords: Translated<typeof french.readableWords> = {
  title: `I Suoi dati, presso ${brandName}`,
  lead: (name: string, nevg: string, at: string) =>
    `${name}, ${contractLabels.it.nevg.toLowerCase()} ${nevg}. Momento della raccolta: ${at}.`,
  contents: 'Indice',
  files: 'I file si aprono da qui se questa pagina resta accanto alla cartella «files», una volta aperto l’archivio.',
  alone: 'I Suoi file sono nell’archivio, che può scaricare anch’esso.',
  masked:
    'I conti bancari sono mostrati in parte. Nell’archivio, il file data.json li riporta per intero, con tutto ciò che le macchine annotano.',
  nothing: 'Qui non è conservato nulla.',
  name: 'i-miei-dati.html',
}
