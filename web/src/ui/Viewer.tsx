import { createContext, type CSSProperties, type KeyboardEvent, type ReactNode, use, useId, useState } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import ChevronUp from '~icons/lucide/chevron-up'
import Download from '~icons/lucide/download'
import RotateCw from '~icons/lucide/rotate-cw'
import X from '~icons/lucide/x'
import ZoomIn from '~icons/lucide/zoom-in'
import ZoomOut from '~icons/lucide/zoom-out'
import { BlobPicture } from './BlobPicture.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { useModal } from './use-modal.ts'
import { useStage } from './use-stage.ts'
import { zoomedIn, zoomedOut } from './viewer-zoom.ts'
import styles from './Viewer.module.css'

export type ViewerLabels = {
  close: string
  download: string
  /** The tools, as a group. */
  tools: string
  zoomIn: string
  zoomOut: string
  /** Nearness, on the button that goes back to the whole width. */
  zoom: (zoom: number) => string
  /** Name of that button, which begins with its visible text. */
  fit: (text: string) => string
  turn: string
  previousPage: string
  nextPage: string
  page: (page: number, pages: number) => string
  previousFile: string
  nextFile: string
  file: (file: number, files: number) => string
}

/** One of several, counted from 1. */
export type ViewerPosition = { at: number; of: number; onMove: (to: number) => void }

type ViewerProps = {
  title: string
  labels: ViewerLabels
  /** The page among all; null while nobody knows how many there are. */
  pages: ViewerPosition | null
  files: ViewerPosition
  onDownload: () => void
  onClose: () => void
  /** The page, with its zoom: a `ViewedPicture`, or its placeholder. */
  children: (zoom: number) => ReactNode
}

/** Zoom and rotation of the content of the stage; a quarter turn is 1. */
const View = createContext({ zoom: 1, turn: 0 })

/** A file over the whole window: its pages one by one, nearer, turned, and the files beside it. */
export function Viewer({ title, labels, pages, files, onDownload, onClose, children }: ViewerProps) {
  const id = useId()
  const page = pages?.at ?? 1
  const { stage, zoom, zoomTo } = useStage(`${files.at} ${page}`)
  // After the stage, which takes the focus as it opens.
  const dialog = useModal({ isOpen: true, onClose, closesOutside: false })
  const [turn, setTurn] = useState(0)
  const nearness = labels.zoom(zoom)

  function showFile(to: number) {
    if (to < 1 || to > files.of || to === files.at) return
    setTurn(0)
    zoomTo(1)
    files.onMove(to)
  }
  function showPage(to: number): boolean {
    if (!pages || to < 1 || to > pages.of || to === pages.at) return false
    pages.onMove(to)
    return true
  }
  function keys(event: KeyboardEvent) {
    if (!stage.current || event.ctrlKey || event.metaKey || event.altKey) return
    const act = getKeyActs(stage.current, { zoom, zoomTo, page, last: pages?.of ?? 1, showPage })[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <dialog ref={dialog} className={styles.viewer} aria-labelledby={`${id}-title`} onKeyDown={keys}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} title={title}>
          {title}
        </h2>
        <div className={styles.group}>
          <IconButton label={labels.download} icon={<Download />} side="bottom" onClick={onDownload} />
          <IconButton label={labels.close} icon={<X />} side="bottom" onClick={onClose} />
        </div>
      </header>
      <div ref={stage} className={styles.stage} role="group" aria-labelledby={`${id}-title`} data-autofocus>
        <View value={{ zoom, turn }}>{children(zoom)}</View>
      </div>
      <div className={styles.tools} role="group" aria-label={labels.tools}>
        {files.of > 1 && (
          <Turner
            place={labels.file(files.at, files.of)}
            position={{ ...files, onMove: showFile }}
            previous={{ label: labels.previousFile, icon: <ChevronUp /> }}
            next={{ label: labels.nextFile, icon: <ChevronDown /> }}
          />
        )}
        {pages && pages.of > 1 && (
          <Turner
            place={labels.page(page, pages.of)}
            position={{ ...pages, onMove: showPage }}
            previous={{ label: labels.previousPage, icon: <ChevronLeft /> }}
            next={{ label: labels.nextPage, icon: <ChevronRight /> }}
          />
        )}
        <div className={styles.group}>
          <IconButton
            label={labels.zoomOut}
            icon={<ZoomOut />}
            unavailable={zoom === zoomedOut(zoom)}
            onClick={() => zoomTo(zoomedOut(zoom))}
          />
          <Button variant="quiet" className={styles.fit} aria-label={labels.fit(nearness)} onClick={() => zoomTo(1)}>
            {nearness}
          </Button>
          <IconButton
            label={labels.zoomIn}
            icon={<ZoomIn />}
            unavailable={zoom === zoomedIn(zoom)}
            onClick={() => zoomTo(zoomedIn(zoom))}
          />
          <IconButton label={labels.turn} icon={<RotateCw />} onClick={() => setTurn((turn + 1) % 4)} />
        </div>
      </div>
    </dialog>
  )
}

type KeyView = {
  zoom: number
  zoomTo: (zoom: number) => void
  page: number
  last: number
  /** Tells whether there was such a page. */
  showPage: (to: number) => boolean
}

/** Answers what each key does: nearer or farther, about on the page, or to another one at its ends. */
function getKeyActs(
  room: HTMLElement,
  { zoom, zoomTo, page, last, showPage }: KeyView,
): Readonly<Record<string, () => void>> {
  const isWide = room.scrollWidth > room.clientWidth + 1
  const move = (left: number, top: number) => room.scrollBy({ left, top, behavior: 'instant' })
  const screenful = room.clientHeight * 0.9
  const isAtTop = room.scrollTop < 1
  const isAtEnd = room.scrollTop + room.clientHeight > room.scrollHeight - 2
  return {
    '+': () => zoomTo(zoomedIn(zoom)),
    '=': () => zoomTo(zoomedIn(zoom)),
    '-': () => zoomTo(zoomedOut(zoom)),
    '0': () => zoomTo(1),
    ArrowUp: () => move(0, -80),
    ArrowDown: () => move(0, 80),
    // Nearer than the window is wide, they look about on the page.
    ArrowLeft: () => (isWide ? move(-80, 0) : showPage(page - 1)),
    ArrowRight: () => (isWide ? move(80, 0) : showPage(page + 1)),
    PageUp: () => (isAtTop && showPage(page - 1)) || move(0, -screenful),
    PageDown: () => (isAtEnd && showPage(page + 1)) || move(0, screenful),
    Home: () => showPage(1) || move(0, -room.scrollHeight),
    End: () => showPage(last) || move(0, room.scrollHeight),
  }
}

type TurnerWay = { label: string; icon: ReactNode }
type TurnerProps = { place: string; position: ViewerPosition; previous: TurnerWay; next: TurnerWay }

/** The place among several, between the ways to the one before and the one after. */
function Turner({ place, position: { at, of, onMove }, previous, next }: TurnerProps) {
  return (
    <div className={styles.group}>
      <IconButton {...previous} unavailable={at === 1} onClick={() => onMove(at - 1)} />
      <output className={styles.place}>{place}</output>
      <IconButton {...next} unavailable={at === of} onClick={() => onMove(at + 1)} />
    </div>
  )
}

/** Room of a page until its own size is known: a sheet of A4. */
const unknown = { width: 1240, height: 1754 }

export function ViewedPicture({ blob, alt }: { blob: Blob; alt: string }) {
  const { zoom, turn } = use(View)
  const [size, setSize] = useState<typeof unknown | null>(null)
  const { width, height } = size ?? unknown
  const [across, along] = turn % 2 === 0 ? [width, height] : [height, width]
  const look: CSSProperties & Record<`--${string}`, string | number> = {
    '--zoom': zoom,
    '--across': `${across}px`,
    '--ratio': across / along,
    '--turn': `${turn * 90}deg`,
  }
  return (
    <div className={styles.sheet} style={look} data-lying={turn % 2 === 1 || undefined} data-known={size !== null}>
      <BlobPicture className={styles.picture} blob={blob} alt={alt} onSize={(natural) => setSize(natural)} />
    </div>
  )
}
