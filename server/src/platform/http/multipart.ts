import type { FilePart } from '@coussinet/contract/endpoint.ts'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fieldProblem, Problem, problem } from '../problem.ts'

export type ReceivedFile = { bytes: Buffer; name: string; media_type: string }
export type ReceivedForm = { fields: Record<string, string>; files: ReceivedFile[] }

// api.md: 5 MB is 5,242,880 bytes; one more is refused
export const largestFile = 5_242_880

// api.md: 5000 characters, of up to three bytes each, and the line ends of a browser
const longestField = 20_000

/**
 * Reads a multipart form with its files into memory, and no more than they may hold.
 * Throws `errors.file: ["file_too_large"]` without reading the rest (of several files at its place: `files.1`), `["required"]` when it is missing.
 */
export async function readForm(request: FastifyRequest, part: FilePart): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw problem('unsupported_media_type')
  const fields: Record<string, string> = {}
  const files: ReceivedFile[] = []
  const names = [part.name, ...(part.also ?? [])]
  try {
    const parts = request.parts({ limits: { fileSize: largestFile, files: part.count, fields: 10, fieldSize: longestField, parts: 10 + part.count + 1, headerPairs: 50 } })
    for await (const received of parts) {
      if (received.type === 'field') {
        if (Object.hasOwn(fields, received.fieldname) || typeof received.value !== 'string') throw problem('malformed_request')
        fields[received.fieldname] = received.value
      } else if (names.includes(received.fieldname)) {
        const bytes = await received.toBuffer()
        // How a browser sends a field for files that was left empty.
        if (bytes.length > 0 || received.filename) files.push({ bytes, name: received.filename, media_type: received.mimetype })
      } else throw fieldProblem(received.fieldname, 'schema.invalid_type')
    }
  } catch (error) {
    throw asProblem(error, part, files.length)
  }
  if (part.required && files.length === 0) throw fieldProblem(part.name, 'required')
  return { fields, files }
}

function asProblem(error: unknown, part: FilePart, place: number): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error
  // Busboy's own words for a body that is no form bear no code.
  if (!('code' in error)) return problem('malformed_request', { cause: error })
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return fieldProblem(part.count > 1 ? `${part.name}.${place}` : part.name, 'file_too_large')
  if (error.code === 'FST_FILES_LIMIT' && part.count > 1) return fieldProblem(part.name, 'schema.too_big', { max: part.count })
  if (typeof error.code === 'string' && /^(FST_|ERR_)/.test(error.code)) return problem('malformed_request', { cause: error })
  return error
}
