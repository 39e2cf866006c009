import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/documents/viewer.ts'

export const viewerMessages: Translated<typeof french.viewerMessages> = {
  tools: 'Visualizzazione',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: (percent: string) => `${percent}, torna a tutta larghezza`,
  turn: 'Ruota di un quarto di giro',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  alt: (name: string, page: number, pages: number) => (pages > 1 ? `${name}, pagina ${page} di ${pages}` : name),
  previousFile: 'Documento precedente',
  nextFile: 'Documento successivo',
  file: (file: number, files: number) => `Documento ${file} di ${files}`,
  offline: 'Lei è offline. Il documento comparirà appena torna la rete.',
}
