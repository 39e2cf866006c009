import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ErrorBlock } from '../ErrorBlock.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { ViewedPicture, Viewer, type ViewerLabels } from '../Viewer.tsx'

const labels: ViewerLabels = {
  close: 'Fermer',
  download: 'Télécharger facture.pdf',
  tools: 'Affichage',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoom: (zoom) => `${Math.round(zoom * 100)} %`,
  fit: (text) => `${text}, revenir à toute la largeur`,
  turn: 'Tourner d’un quart de tour',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  previousFile: 'Document précédent',
  nextFile: 'Document suivant',
  file: (file, files) => `Document ${file} sur ${files}`,
}

const sheetOf = (page: number) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="#fff"/><text x="120" y="240" font-size="96">Page ${page}</text></svg>`,
    ],
    { type: 'image/svg+xml' },
  )

export function KitViewer() {
  const [shown, show] = useState<{ file: number; page: number; sheet: Blob } | null>(null)
  const showAt = (file: number, page: number) => show({ file, page, sheet: sheetOf(page) })
  return (
    <>
      <Button onClick={() => showAt(1, 1)}>Ouvrir la visionneuse</Button>
      {shown && (
        <Viewer
          title="facture.pdf"
          labels={labels}
          pages={shown.file === 1 ? { at: shown.page, of: 2, onMove: (page) => showAt(1, page) } : null}
          files={{ at: shown.file, of: 3, onMove: (file) => showAt(file, 1) }}
          onDownload={() => undefined}
          onClose={() => show(null)}
        >
          {() => {
            if (shown.file === 2) return <Skeleton shape="block" label="Chargement en cours…" />
            if (shown.file === 3)
              return (
                <ErrorBlock title="Ce document n’a pas pu être affiché." retryLabel="Réessayer" onRetry={() => {}} />
              )
            return <ViewedPicture blob={shown.sheet} alt={`facture.pdf, page ${shown.page} sur 2`} />
          }}
        </Viewer>
      )}
    </>
  )
}
