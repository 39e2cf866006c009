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

type Area = Pick<ReadBox, 'x' | 'y' | 'width' | 'height'>

/** Margin around a piece, by the height of what was read. */
const margin = 0.35
/** Heights of a piece, in rem: that of a line of text, and the least at which one reads it. */
const tallest = 1.625
const lowest = 1.25

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
  return (
    <span className={styles.piece} style={shapeOf(ratio, isRow ? '40rem' : '18rem')} role="img" aria-label={label}>
      {(isRow ? halvesOf(piece) : [piece]).map((part) => (
        <span key={part.x} style={ratio === null ? undefined : partOf((ratio * part.width) / piece.width)}>
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
const partOf = (ratio: number): CSSProperties => ({
  aspectRatio: ratio,
  flex: `1 1 ${(lowest * ratio).toFixed(2)}rem`,
})

/** The whole page, moved so that the part is what shows. */
const placeOf = ({ x, y, width, height }: Area): CSSProperties => ({
  width: `${100 / width}%`,
  left: `${(-x / width) * 100}%`,
  top: `${(-y / height) * 100}%`,
})

const halvesOf = ({ x, width, ...across }: Area): Area[] =>
  [x, x + width / 2].map((left) => ({ ...across, x: left, width: width / 2 }))

function widened({ x, y, width, height }: Area, size: { width: number; height: number } | null): Area {
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
