import { type ReactNode, useState } from 'react'
import { documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { FileTile } from '#ui/FileTile.tsx'
import type { ViewedFile } from './FileDialog.tsx'
import { FileThumbnail, FileViewer } from './FileViewer.tsx'
import { useSaveFile } from './use-save-file.ts'

type DocumentTileProps = {
  file: ViewedFile & { thumbnail_href: string | null }
  /** others that the viewer leafs through, with this one */
  files?: readonly ViewedFile[]
  meta: ReactNode
  badge?: string | undefined
}

/** A stored document, to look at and to save. */
export function DocumentTile({ file, files, meta, badge }: DocumentTileProps) {
  const words = useMessages(documentMessages)
  const save = useSaveFile()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FileTile
        state="done"
        name={file.name}
        thumbnail={<FileThumbnail href={file.thumbnail_href} />}
        meta={meta}
        badge={badge}
        view={{ label: words.view(file.name), onAction: () => setIsOpen(true) }}
        download={{ label: words.download(file.name), onAction: () => save(file.href, file.name) }}
      />
      {isOpen && <FileViewer file={file} files={files} onClose={() => setIsOpen(false)} />}
    </>
  )
}
