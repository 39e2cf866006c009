import type { ReadBox } from '@coussinet/contract/readings.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { fileQueries } from '../documents/file.queries.ts'
import styles from './reading.module.css'

/** A document whose picture can be looked at, of a request or of a quote. */
export type PicturedFile = Pick<RequestFile, 'media_type' | 'href'>

type ReadPieceProps = {
  file: PicturedFile
  box: ReadBox
  label: string
  /** a whole row of a table, which takes the width that there is */
  isRow?: boolean
}

/** Margin around a piece, by the height of what was read. */
const margin = 0.35

/** The piece of a document that a value came from; nothing until its picture is there. */
export function ReadPiece({ file, box, label, isRow = false }: ReadPieceProps) {
  const isPicture = file.media_type !== 'application/pdf'
  const whole = useQuery({ ...fileQueries.whole(file.href), enabled: isPicture })
  const page = useQuery({ ...fileQueries.page(file.href, box.page, '1600'), enabled: !isPicture })
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const picture = isPicture ? whole.data : page.data?.picture
  if (!picture) return null
  const { x, y, width, height } = widened(box, size)
  const whole_page: CSSProperties = {
    width: `${100 / width}%`,
    left: `${(-x / width) * 100}%`,
    top: `${(-y / height) * 100}%`,
  }
  return (
    <span
      className={styles.piece}
      style={shapeOf(size && (width * size.width) / (height * size.height), isRow ? '40rem' : '18rem')}
      role="img"
      aria-label={label}
    >
      <span style={whole_page}>
        <BlobPicture blob={picture} alt="" onSize={setSize} />
      </span>
    </span>
  )
}

/** A line of the text beside it high, and as wide as it is then; its shape is known once the picture is. */
const shapeOf = (ratio: number | null, most: string): CSSProperties =>
  ratio === null
    ? { visibility: 'hidden', width: 0 }
    : { aspectRatio: ratio, width: `min(100%, ${most}, ${(1.625 * ratio).toFixed(2)}rem)` }

function widened({ x, y, width, height }: ReadBox, size: { width: number; height: number } | null) {
  const across = size === null ? 0 : (height * margin * size.height) / size.width
  const down = height * margin
  const left = Math.max(0, x - across)
  const top = Math.max(0, y - down)
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + across) - left,
    height: Math.min(1, y + height + down) - top,
  }
}
