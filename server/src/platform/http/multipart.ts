import type { FilePart } from '@coussinet/contract/endpoint.ts'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fieldProblem, problem } from '../problem.ts'

export type ReceivedFile = { bytes: Buffer; name: string; media_type: string }
export type ReceivedForm = { fields: Record<string, string>; file: ReceivedFile | null }

// api.md: 5 MB is 5,242,880 bytes; one more is refused
export const largestFile = 5_242_880

/**
 * Reads a multipart form with its one file into memory, and no more than it may hold.
 * Throws `errors.file: ["file_too_large"]` without reading the rest, `["required"]` when it is missing.
 */
export async function readForm(request: FastifyRequest, part: FilePart): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw problem('unsupported_media_type')
  const fields: Record<string, string> = {}
  let file: ReceivedFile | null = null
  try {
    const parts = request.parts({ limits: { fileSize: largestFile, files: part.count, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 50 } })
    for await (const received of parts) {
      if (received.type === 'field') {
        if (Object.hasOwn(fields, received.fieldname) || typeof received.value !== 'string') throw problem('malformed_request')
        fields[received.fieldname] = received.value
      } else if (received.fieldname === part.name) {
        file = { bytes: await received.toBuffer(), name: received.filename, media_type: received.mimetype }
      } else throw fieldProblem(received.fieldname, 'schema.invalid_type')
    }
  } catch (error) {
    throw asProblem(error, part)
  }
  if (part.required && !file) throw fieldProblem(part.name, 'required')
  return { fields, file }
}

function asProblem(error: unknown, part: FilePart): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return fieldProblem(part.name, 'file_too_large')
  if (typeof error.code === 'string' && /^(FST_|ERR_)/.test(error.code)) return problem('malformed_request', { cause: error })
  return error
}
