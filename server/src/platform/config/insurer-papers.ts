import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { type InsurerPaper, insurerPaperFor, type InsurerPaperType } from '@coussinet/contract/brand/insurer-papers.ts'
import { portalFolder } from '#platform/core/places.ts'

const mostBytes = 10 * 1024 * 1024

/** Folder of a brand's files: that of the file named by `BRAND`, or the portal's own. */
const brandFolder = (path: string | undefined): string => (path ? dirname(resolve(path)) : join(portalFolder, 'brand'))

const pathOf = ({ file }: Pick<InsurerPaper, 'file'>) => join(brandFolder(process.env['BRAND']), file)

type PaperContract = Parameters<typeof insurerPaperFor>[2]

/** Finds the insurer's own file of a document for this contract today; undefined if the portal makes the document. */
export const findInsurerPaper = (type: InsurerPaperType, contract: PaperContract): InsurerPaper | undefined =>
  insurerPaperFor(brand.papers ?? [], type, contract)

/** Bytes of such a file, as the insurer approved it. */
export const readInsurerPaper = (paper: InsurerPaper): Promise<Buffer> => readFile(pathOf(paper))

/** Returns a sentence for each brand file that is missing, no PDF or too large; the portal then refuses to start. */
export const missingPapers = (papers: readonly InsurerPaper[] = brand.papers ?? []): string[] =>
  [...new Set(papers.map(({ file }) => file))].flatMap((file) => {
    const fault = faultOf(pathOf({ file }))
    return fault === null ? [] : [`BRAND: papers: ${file} ${fault}.`]
  })

function faultOf(path: string): string | null {
  try {
    if (statSync(path).size > mostBytes) return 'is larger than 10 MB'
    const opened = openSync(path, 'r')
    const head = Buffer.alloc(5)
    readSync(opened, head)
    closeSync(opened)
    return head.toString('latin1') === '%PDF-' ? null : 'is no PDF'
  } catch {
    return 'is not there, beside the brand’s file, or cannot be read'
  }
}
