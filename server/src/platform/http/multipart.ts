import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { FilePart } from '@coussinet/contract/endpoint.ts'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fieldProblem, Problem, problem } from '../core/problem.ts'
import { expectFile } from '../files/prepare.ts'
import type { ReceivedFile } from '../files/received-file.ts'
import { type SpooledUpload, spool } from './spool.ts'

type FormFields = Record<string, string | string[]>
export type ReceivedForm = { fields: FormFields; files: ReceivedFile[] }

// api.md: 5 MB is 5,242,880 bytes; one more is refused
const largestFile = 5_242_880

// api.md: 5000 characters, of up to three bytes each, and the line ends of a browser
const longestField = 20_000
const mostFields = 10

/** Received form: its files wait on disk until they are read, and are deleted by `discard`. */
export type MultipartForm = ReceivedForm & { discard(): Promise<void> }

/**
 * Receives a multipart form, its fields in memory and its files on disk, within their limits. Throws `errors.file: ["file_too_large"]`
 * without reading the rest (with several files at its index, such as `files.1`), and `["required"]` if it is missing.
 */
export async function readMultipartForm(
  request: FastifyRequest,
  part: FilePart,
  lists: Readonly<Record<string, number>> = {},
): Promise<MultipartForm> {
  const fields: FormFields = {}
  const files: { name: string; media_type: string; spooled: SpooledUpload }[] = []
  const names = [part.name, ...(part.also ?? [])]
  // Reads one value more than a list may have, so that its schema can report it.
  const most = mostFields + sumBy(Object.values(lists), (count) => count + 1)
  const discard = async () => {
    await Promise.all(files.splice(0).map(({ spooled }) => spooled.close()))
  }
  try {
    const parts = request.parts({
      limits: {
        fileSize: part.largest ?? largestFile,
        files: part.count,
        fields: most,
        fieldSize: longestField,
        parts: most + part.count + 1,
        headerPairs: 50,
      },
    })
    for await (const received of parts) {
      if (received.type === 'field') {
        const { fieldname, value } = received
        const list = fieldname.replace(/\[\]$/, '')
        if (typeof value !== 'string') throw problem('malformed_request')
        if (Object.hasOwn(lists, list)) fields[list] = [...[fields[list] ?? []].flat(), value]
        else if (Object.hasOwn(fields, fieldname)) throw problem('malformed_request')
        else fields[fieldname] = value
      } else if (names.includes(received.fieldname)) {
        expectFile(received.mimetype)
        const spooled = await spool(received.file)
        const isCut = received.file.truncated
        // Browsers send an empty file field like this.
        if (isCut || (spooled.size === 0 && !received.filename)) await spooled.close()
        else files.push({ spooled, name: received.filename, media_type: received.mimetype })
        if (isCut) throw tooLarge(part, files.length)
      } else throw fieldProblem(received.fieldname, 'schema.invalid_type')
    }
    if (part.required && files.length === 0) throw fieldProblem(part.name, 'required')
  } catch (error) {
    const place = files.length
    await discard()
    throw asProblem(error, part, place)
  }
  return {
    fields,
    files: files.map(({ spooled, ...file }) => ({
      ...file,
      size: spooled.size,
      sha256: spooled.sha256,
      read: () => spooled.read(),
    })),
    discard,
  }
}

const tooLarge = (part: FilePart, place: number) =>
  fieldProblem(part.count > 1 ? `${part.name}.${place}` : part.name, 'file_too_large')

function asProblem(error: unknown, part: FilePart, place: number): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error
  // Busboy's errors for a body that is no form have no code.
  if (!('code' in error)) return problem('malformed_request', { cause: error })
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(part, place)
  if (error.code === 'FST_FILES_LIMIT' && part.count > 1)
    return fieldProblem(part.name, 'schema.too_big', { max: part.count })
  if (typeof error.code === 'string' && /^(FST_|ERR_)/.test(error.code))
    return problem('malformed_request', { cause: error })
  return error
}
