import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { lookingAnchor } from './looking-anchor.tsx'
import styles from './Table.module.css'

export type TableColumn = { key: string; label: string; numeric?: boolean | undefined; muted?: boolean | undefined }
export type TableRow = { key: string; cells: readonly ReactNode[] }

type TableProps = {
  /** Caption of the table, for those who do not see the heading above it. */
  caption: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** Four or five columns: on phones the first and the fourth lead each card. */
  lead?: boolean | undefined
  total?: readonly ReactNode[] | undefined
}

// Said again, because a browser forgets that a table is one once its rows are laid out as cards.
const asTable = { role: 'table' }
const asRows = { role: 'rowgroup' }
const asRow = { role: 'row' }
const asHeader = { role: 'columnheader' }

export function Table({ caption, columns, rows, lead = false, total }: TableProps) {
  const line = (key: string, cells: readonly ReactNode[], { isTotal = false } = {}) => (
    <tr key={key} {...asRow} className={isTotal ? styles.total : undefined}>
      {cells.map((cell, index) => {
        const column = columns[index]
        return (
          <td
            key={column?.key ?? index}
            role={index === 0 ? 'rowheader' : 'cell'}
            className={classNames(column?.numeric && styles.numeric, column?.muted && 'muted')}
            data-label={index === 0 ? undefined : column?.label}
          >
            {cell}
          </td>
        )
      })}
    </tr>
  )
  return (
    <table className={lead ? `${styles.table} ${styles.lead}` : styles.table} {...asTable}>
      <caption className="sr">{caption}</caption>
      <thead {...asRows}>
        <tr {...asRow}>
          {columns.map((column) => (
            <th key={column.key} scope="col" {...asHeader} className={column.numeric ? styles.numeric : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows.map((row) => line(row.key, row.cells))}
        {total && line('total', total, { isTotal: true })}
      </tbody>
    </table>
  )
}

export const CellAnchor = lookingAnchor(styles.link)
