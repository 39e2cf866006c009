export type TableColumn<R> = { title: string; of: (row: R) => string | number | null; right?: true }

/** Formats columns as wide as their contents, two spaces apart, under their titles. */
export function table<R>(rows: readonly R[], columns: readonly TableColumn<R>[]): string {
  return createTablePrinter(columns)(rows)
}

/** A table printed in parts: the titles come with the first rows, and later rows are aligned with them. */
export function createTablePrinter<R>(columns: readonly TableColumn<R>[]): (rows: readonly R[]) => string {
  let former: number[] | null = null
  return (rows) => {
    const { lines, widths } = aligned(rows, columns, former)
    former = widths
    return lines
  }
}

function aligned<R>(
  rows: readonly R[],
  columns: readonly TableColumn<R>[],
  former: number[] | null,
): { lines: string; widths: number[] } {
  const cells = rows.map((row) => columns.map(({ of }) => clean(of(row))))
  const lines = former ? cells : [columns.map(({ title }) => title), ...cells]
  const widths = columns.map((_, at) => Math.max(former?.[at] ?? 0, ...lines.map((line) => (line[at] ?? '').length)))
  const shown = lines.map((line) =>
    line
      .map((cell, at) => (columns[at]?.right ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  return { lines: shown.join('\n'), widths }
}

export function facts(pairs: readonly (readonly [string, string | number | null])[]): string {
  const shown = pairs.filter(([, value]) => value !== null && value !== '')
  const width = Math.max(0, ...shown.map(([title]) => title.length))
  return shown.map(([title, value]) => `${title.padEnd(width)}  ${clean(value)}`).join('\n')
}

// Members' texts may contain characters that control a terminal.
function clean(value: string | number | null): string {
  return value === null ? '-' : String(value).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
}

/** Formats a time for operators: UTC, to the second. */
export const moment = (at: Date | null): string | null =>
  at === null ? null : `${at.toISOString().slice(0, 19).replace('T', ' ')}Z`
