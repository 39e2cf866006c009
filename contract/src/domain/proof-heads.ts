import { headsFormat, type ProofEntry, type ProofHeads, type ProofKey } from './proof-log.ts'

type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value)
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)

export const isProofKey = (value: unknown): value is ProofKey =>
  isObject(value) &&
  isHex(value['public_key'], 32) &&
  (value['endorsement'] === null || isHex(value['endorsement'], 64))

export const isProofEntry = (value: unknown): value is ProofEntry =>
  isObject(value) &&
  isTime(value['at']) &&
  Number.isSafeInteger(value['lines']) &&
  isHex(value['root'], 32) &&
  (value['kind'] === 'lines' || value['kind'] === 'restored')

const isHeads = (value: unknown): value is ProofHeads =>
  isObject(value) &&
  value['format'] === headsFormat &&
  typeof value['origin'] === 'string' &&
  typeof value['checkpoint'] === 'string' &&
  Array.isArray(value['keys']) &&
  value['keys'].every(isProofKey) &&
  Array.isArray(value['entries']) &&
  value['entries'].every(isProofEntry)

/** Reads published heads; null if the text is something else. */
export function readProofHeads(text: string): ProofHeads | null {
  try {
    const value: unknown = JSON.parse(text)
    return isHeads(value) ? value : null
  } catch {
    return null
  }
}
