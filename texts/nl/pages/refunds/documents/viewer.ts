import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/documents/viewer.ts'

export const viewerMessages: Draft<typeof french.viewerMessages> = {
  tools: 'Weergave',
  zoomIn: 'Vergroten',
  zoomOut: 'Verkleinen',
  fit: (percent: string) => `${percent}, terug naar de volledige breedte`,
  turn: 'Een kwartslag draaien',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  alt: (name: string, page: number, pages: number) => (pages > 1 ? `${name}, pagina ${page} van ${pages}` : name),
  previousFile: 'Vorig document',
  nextFile: 'Volgend document',
  file: (file: number, files: number) => `Document ${file} van ${files}`,
  offline: 'U bent offline. Het document verschijnt zodra er weer verbinding is.',
}
