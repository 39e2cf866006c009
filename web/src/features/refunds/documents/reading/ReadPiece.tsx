import type { ReadBox } from '@coussinet/contract/readings.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { fileQueries } from '../file.queries.ts'
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

type Area = Pick<ReadBox, 'x' | 'y' | 'width' | 'height'>

/** Margins of a piece, relative to the height of the text; a currency sign may extend beyond its box. */
const margin = 0.5
const marginAfter = 1
/** Heights of a piece, in rem: that of a line of text, and the least at which one reads it. */
const tallest = 1.875
const lowest = 1.5
/** Width of a phone, in rem. */
const phone = 21

/** The piece of a document that a value came from; nothing until its picture is there. */
export function ReadPiece({ file, box, label, isRow = false }: ReadPieceProps) {
  const isPicture = file.media_type !== 'application/pdf'
  const whole = useQuery({ ...fileQueries.whole(file.href), enabled: isPicture })
  const page = useQuery({ ...fileQueries.page(file.href, box.page, '1600'), enabled: !isPicture })
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const picture = isPicture ? whole.data : page.data?.picture
  if (!picture) return null
  const piece = widened(box, size)
  const ratio = size && (piece.width * size.width) / (piece.height * size.height)
  const parts = partsOf(piece, isRow && ratio !== null ? Math.ceil((lowest * ratio) / phone) : 1)
  return (
    <span
      className={styles.piece}
      style={{ ...shapeOf(ratio, isRow ? '40rem' : '18rem'), ...columnsOf(ratio, parts.length) }}
      role="img"
      aria-label={label}
    >
      {parts.map((part) => (
        <span key={part.x} style={ratio === null ? undefined : { aspectRatio: ratio / parts.length }}>
          <span style={placeOf(part)}>
            <BlobPicture blob={picture} alt="" onSize={setSize} />
          </span>
        </span>
      ))}
    </span>
  )
}

/** A line of the text beside it high, and as wide as it is then; its shape is known once the picture is. */
const shapeOf = (ratio: number | null, most: string): CSSProperties =>
  ratio === null
    ? { visibility: 'hidden', width: 0 }
    : { width: `min(100%, ${most}, ${(tallest * ratio).toFixed(2)}rem)` }

// Side by side while they are high enough to be read there, else one below the other.
const columnsOf = (ratio: number | null, parts: number): CSSProperties =>
  ratio === null
    ? {}
    : {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${((lowest * ratio) / parts).toFixed(2)}rem), 1fr))`,
      }

/** The whole page, moved so that the part is what shows. */
const placeOf = ({ x, y, width, height }: Area): CSSProperties => ({
  width: `${100 / width}%`,
  left: `${(-x / width) * 100}%`,
  top: `${(-y / height) * 100}%`,
})

/** A row in as many parts of one width as a phone needs to show it legibly. */
const partsOf = ({ x, width, ...down }: Area, count: number): Area[] =>
  Array.from({ length: count }, (_, index) => ({ ...down, x: x + (index * width) / count, width: width / count }))

function widened({ x, y, width, height }: Area, size: { width: number; height: number } | null): Area {
  const line = size === null ? 0 : (height * size.height) / size.width
  const down = height * margin
  const left = Math.max(0, x - line * margin)
  const top = Math.max(0, y - down)
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + line * marginAfter) - left,
    height: Math.min(1, y + height + down) - top,
  }
}
