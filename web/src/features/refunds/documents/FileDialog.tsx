import { type PageWidth, pageWidths } from '@coussinet/contract/request-file-pages.ts'
import type { MessageFile } from '@coussinet/contract/request-messages.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentMessages, refundMessages, viewerMessages } from '#messages/refunds.ts'
import { useOnline } from '#platform/browser/use-online.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ViewedPicture, Viewer } from '#ui/Viewer.tsx'
import { fileQueries } from './file.queries.ts'
import { useSaveFile } from './use-save-file.ts'
import styles from './request-files.module.css'

/** File that can be looked at: a document of a request, or of a message. */
export type ViewedFile = Pick<MessageFile, 'id' | 'name' | 'media_type' | 'href'>

const isPicture = (file: ViewedFile) => file.media_type.startsWith('image/')

/** The least width that is sharp at so many pixels of the screen. */
const sharpAt = (pixels: number): PageWidth => pageWidths.find((width) => Number(width) >= pixels) ?? '2400'

// A page is 60rem wide at most (`Viewer.module.css`).
const screenWidth = () => Math.min(innerWidth, 960) * devicePixelRatio

function WholePicture({ href, name }: { href: string; name: string }) {
  const { data } = useSuspenseQuery(fileQueries.whole(href))
  return <ViewedPicture blob={data} alt={name} />
}

type DrawnPageProps = { file: ViewedFile; page: number; base: PageWidth; zoom: number }

/** A page as it is drawn for this screen, and drawn finer once it is looked at from nearer. */
function DrawnPage({ file, page, base, zoom }: DrawnPageProps) {
  const words = useMessages(viewerMessages)
  const { data } = useSuspenseQuery(fileQueries.page(file.href, page, base))
  const fine = sharpAt(screenWidth() * zoom)
  const { data: finer } = useQuery({
    ...fileQueries.page(file.href, page, fine),
    enabled: Number(fine) > Number(base),
  })
  // The next one is there when its turn comes.
  useQuery({ ...fileQueries.page(file.href, page + 1, base), enabled: page < data.pages })
  return <ViewedPicture blob={(finer ?? data).picture} alt={words.alt(file.name, page, data.pages)} />
}

export function FileDialog({
  file: first,
  files = [first],
  onClose,
}: {
  file: ViewedFile
  /** Those that can be turned to, this one among them. */
  files?: readonly ViewedFile[] | undefined
  onClose: () => void
}) {
  const words = useMessages(documentMessages)
  const labels = useMessages(viewerMessages)
  const { loading } = useMessages(refundMessages)
  const format = useFormat()
  const save = useSaveFile()
  const isOnline = useOnline()
  const [base] = useState(() => sharpAt(screenWidth()))
  const [{ id, page }, show] = useState({ id: first.id, page: 1 })
  // A file deleted meanwhile stays in view.
  const file = files.find((one) => one.id === id) ?? first
  const { data: known } = useQuery({ ...fileQueries.page(file.href, page, base), enabled: !isPicture(file) })
  const [counted, setCounted] = useState<{ id: string; pages: number } | null>(null)
  if (known && (counted?.id !== file.id || counted.pages !== known.pages))
    setCounted({ id: file.id, pages: known.pages })
  const pages = counted?.id === file.id ? counted.pages : null
  const pending = isOnline ? <Skeleton shape="block" label={loading} /> : <Note tone="warning">{labels.offline}</Note>
  return (
    <Viewer
      title={file.name}
      labels={{
        ...labels,
        close: words.close,
        download: words.download(file.name),
        zoom: (zoom) => format.percent(Math.round(zoom * 100)),
      }}
      pages={pages === null ? null : { at: page, of: pages, onMove: (to) => show({ id: file.id, page: to }) }}
      files={{
        at: files.indexOf(file) + 1,
        of: files.length,
        onMove: (to) => show({ id: files[to - 1]?.id ?? file.id, page: 1 }),
      }}
      onDownload={() => save(file.href, file.name)}
      onClose={onClose}
    >
      {(zoom) => (
        <div key={`${file.id} ${page}`} className={styles.view}>
          <Block what={words.load.view} pending={pending}>
            {isPicture(file) ? (
              <WholePicture href={file.href} name={file.name} />
            ) : (
              <DrawnPage file={file} page={page} base={base} zoom={zoom} />
            )}
          </Block>
        </div>
      )}
    </Viewer>
  )
}
