import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import {
  formatPaperSignature,
  type PaperProof,
  paperProofMarker,
  signedBytes,
} from '@coussinet/contract/domain/proof-paper.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { ProofSigner } from './proof-keys.ts'

export const proofFile = 'proof.json'
/** room for the facts of `paper` that are known when the file is: two numbers, a hash and a signature */
const room = 220

/**
 * Attaches a proof to a PDF as an associated file (ISO 32000-2, 14.13), and signs the whole file with it.
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
  const put = (paper: PaperProof['paper']) => file.write(write(paper).padEnd(length), start, 'latin1')
  // The hash and the signature are as long as these, so that all other bytes stay where they are.
  const unsigned = { start, length, sha256: '0'.repeat(64), public_key, signature: '0'.repeat(128) }
  put(unsigned)
  const sha256 = hash(Buffer.from(signedBytes(file, start, JSON.stringify(unsigned)))).toString('hex')
  put({ ...unsigned, sha256, signature: sign(formatPaperSignature(origin, sha256)).toString('hex') })
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
