import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|html|json|webmanifest|wasm|txt)$/

/**
 * Writes beside each file that gains by it its Brotli form (11), and its gzip form (9) beside what bears a hash in its name
 * (`built-files.ts`), on all cores at once.
 */
export async function precompress(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path !== join(folder, 'pages.json'))
  const assets = join(folder, 'assets')
  const sizes = await Promise.all(paths.map((path) => compress(path, path.startsWith(assets))))
  return { files: paths.length, bytes: sizes.reduce((one, other) => one + other, 0) }
}

async function compress(path: string, isAsset: boolean): Promise<number> {
  const plain = await readFile(path)
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    isAsset ? promisify(gzip)(plain, { level: 9 }) : null,
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), zipped && writeFile(`${path}.gz`, zipped)])
  return brotli.length
}
