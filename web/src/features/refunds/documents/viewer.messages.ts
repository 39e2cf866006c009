import { messages } from '@coussinet/contract/domain/messages.ts'

export const viewerMessages = messages({
  fr: {
    tools: 'Affichage',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: (percent: string) => `${percent}, revenir à toute la largeur`,
    turn: 'Tourner d’un quart de tour',
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
    alt: (name: string, page: number, pages: number) => (pages > 1 ? `${name}, page ${page} sur ${pages}` : name),
    previousFile: 'Document précédent',
    nextFile: 'Document suivant',
    file: (file: number, files: number) => `Document ${file} sur ${files}`,
    offline: 'Vous êtes hors ligne. Le document s’affichera dès le retour du réseau.',
  },
  it: {
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
  },
})
