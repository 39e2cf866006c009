import { createHash } from 'node:crypto'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchiveFile } from './archive-files.ts'

/** Outcome of a file written to the archive. */
type ArchivedFile = Pick<ArchiveFile, 'path' | 'table' | 'id' | 'sha256'> & { intact: boolean }

type ArchiveContents = {
  at: Date
  texts: readonly { name: string; text: string }[]
  files: readonly ArchiveFile[]
  /** receives files that are missing or differ from their row */
  onFault: (file: ArchivedFile, cause?: unknown) => void
}

/**
 * Streams a ZIP: each file is read on demand, so only a piece of one is in memory. The last entry, `files.json`, says
 * for each file whether it matches its row; a missing one is empty.
 */
export function writeArchive({ at, texts, files, onFault }: ArchiveContents): Readable {
  const zip = new ZipFile()
  const passed: ArchivedFile[] = []
  let current: Readable | null = null

  for (const { name, text } of texts) zip.addBuffer(Buffer.from(text), name, { mtime: at })
  for (const file of files) {
    // Photos hardly shrink, but some readers refuse an uncompressed entry of unknown length.
    zip.addReadStreamLazy(file.path, { mtime: at, compressionLevel: 1 }, (give) => {
      current = Readable.from(
        bytesOf(file, (end) => passed.push(end), onFault),
        { objectMode: false },
      )
      give(null, current)
    })
  }
  zip.addReadStreamLazy('files.json', { mtime: at }, (give) =>
    give(null, Readable.from([JSON.stringify(passed, null, 2)])),
  )

  const archive = new PassThrough()
  zip.on('error', (error) => archive.destroy(error))
  // A cancelled download leaves no file open.
  pipeline(zip.outputStream, archive, () => current?.destroy())
  zip.end()
  return archive
}

async function* bytesOf(
  { path, table, id, sha256, open }: ArchiveFile,
  onEnd: (passed: ArchivedFile) => void,
  onFault: ArchiveContents['onFault'],
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let cause: unknown
  try {
    for await (const chunk of await open()) {
      const bytes = Buffer.from(chunk)
      hash.update(bytes)
      yield bytes
    }
  } catch (error) {
    cause = error
  }
  const passed = { path, table, id, sha256, intact: cause === undefined && hash.digest('hex') === sha256 }
  if (!passed.intact) onFault(passed, cause)
  onEnd(passed)
}
