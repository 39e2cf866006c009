type Shared = { share?: number | undefined }

/** The grid of columns of which each is as wide as its share of all; undefined where none has a share: they are equal. */
export function columnTracks(columns: readonly Shared[]): { gridTemplateColumns: string } | undefined {
  if (columns.every(({ share }) => share === undefined)) return undefined
  return { gridTemplateColumns: columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ') }
}
