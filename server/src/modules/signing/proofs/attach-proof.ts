import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { formatPaperSignature, type PaperProof, paperProofMarker } from '@coussinet/contract/domain/proof-paper.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { ProofSigner } from './proof-keys.ts'

export const proofFile = 'proof.json'
/** room for `paper`, whose facts are known when the file is */
const room = 700

/**
 * Attaches a proof to a PDF as an associated file (ISO 32000-2, 14.13), and signs all other bytes of the file with it.
 * The same paper and proof give the same bytes.
 */
export async function attachProof(
  bytes: Uint8Array,
  proof: Omit<PaperProof, 'paper'>,
  { origin, public_key, sign }: Pick<ProofSigner, 'origin' | 'public_key' | 'sign'>,
): Promise<Buffer> {
  const { format, ...rest } = proof
  const write = (paper: PaperProof['paper']) => toAscii(JSON.stringify({ format, paper, ...rest }))
  const blank = { start: 0, length: 0, sha256: '', public_key, signature: '' }
  const length = write(blank).length + room
  const file = await withAttachment(bytes, Buffer.from(paperProofMarker.padEnd(length)))
  const start = file.indexOf(paperProofMarker)
  const sha256 = hash(Buffer.concat([file.subarray(0, start), file.subarray(start + length)])).toString('hex')
  const line = proof.lines.at(-1)?.hash ?? null
  const signature = sign(formatPaperSignature(origin, { sha256, line })).toString('hex')
  const text = write({ start, length, sha256, public_key, signature })
  file.write(text.padEnd(length), start, 'latin1')
  return file
}

const toAscii = (text: string): string =>
  text.replaceAll(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

async function withAttachment(bytes: Uint8Array, content: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog, context } = document
  const name = (text: string) => PDFName.of(text)
  const stream = context.register(
    context.stream(content, { Type: 'EmbeddedFile', Subtype: 'application/json', Params: { Size: content.length } }),
  )
  const file = context.register(
    context.obj({
      Type: 'Filespec',
      F: PDFString.of(proofFile),
      UF: PDFHexString.fromText(proofFile),
      Desc: PDFString.of('proof'),
      AFRelationship: 'Data',
      EF: { F: stream, UF: stream },
    }),
  )
  const files = catalog.lookupMaybe(name('AF'), PDFArray) ?? context.obj([])
  files.push(file)
  catalog.set(name('AF'), files)
  const names = catalog.lookupMaybe(name('Names'), PDFDict) ?? context.obj({})
  names.set(name('EmbeddedFiles'), context.obj({ Names: [PDFString.of(proofFile), file] }))
  catalog.set(name('Names'), names)
  const made = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
  return Buffer.from(made.buffer, made.byteOffset, made.byteLength)
}
