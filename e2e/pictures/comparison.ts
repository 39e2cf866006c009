import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { getFileName, type Picture } from './picture.ts'
import { openBrowser } from './walk.ts'

/** Number of pixels in which a picture differs from the one before, and the box that holds them (left, top, right, bottom). */
export type Difference = { pixels: number; box: number[]; sizes: string }

/**
 * Compares each picture with the one before it, where there is one; what differs is drawn into `difference`. The answer names each by its
 * file.
 */
export async function compareAll(
  folder: string,
  pictures: readonly Picture[],
): Promise<Map<string, Difference | 'same' | 'new'>> {
  await mkdir(join(folder, 'difference'), { recursive: true })
  const found = new Map<string, Difference | 'same' | 'new'>()
  let browser: Browser | undefined
  let page: Page | undefined
  for (const file of pictures.map(getFileName)) {
    const [before, after] = await Promise.all(
      ['before', 'now'].map((part) => readFile(join(folder, part, file)).catch(() => null)),
    )
    if (!before || !after) found.set(file, 'new')
    else if (before.equals(after)) found.set(file, 'same')
    else {
      browser ??= await openBrowser()
      page ??= await browser.newPage()
      const { drawn, ...difference } = await differenceOf(page, before, after)
      if (difference.pixels > 0) await writeFile(join(folder, 'difference', file), Buffer.from(drawn, 'base64'))
      found.set(file, difference.pixels > 0 ? difference : 'same')
    }
  }
  await browser?.close()
  return found
}

/** Compares two pictures where they are decoded already: in a browser. Draws the second one pale, and what differs in red. */
function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<Difference & { drawn: string }> {
  return page.evaluate(
    async ([before = '', after = '']) => {
      const [one, other] = await Promise.all(
        [before, after].map(async (base64) => {
          const picture = new Image()
          picture.src = `data:image/png;base64,${base64}`
          await picture.decode()
          return picture
        }),
      )
      if (one === undefined || other === undefined) throw new Error('There are not two pictures.')
      const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
      const drawing = new OffscreenCanvas(width, height)
      const [first, second] = [one, other].map((picture, index) => {
        const canvas = index === 1 ? drawing : new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d', { willReadFrequently: true })
        context?.drawImage(picture, 0, 0)
        return { context, data: context?.getImageData(0, 0, width, height) }
      })
      if (!first?.data || !second?.data) throw new Error('The pictures cannot be read.')
      const [a, b] = [first.data, second.data].map(({ data }) => new Uint32Array(data.buffer))
      const pale = second.data.data
      let pixels = 0
      let [left, top, right, bottom] = [width, height, 0, 0]
      for (let at = 0; at < width * height; at += 1) {
        if (a?.[at] === b?.[at]) {
          for (let part = at * 4; part < at * 4 + 3; part += 1) pale[part] = 190 + (pale[part] ?? 0) / 4
          continue
        }
        pixels += 1
        pale.set([220, 0, 40, 255], at * 4)
        const [x, y] = [at % width, Math.floor(at / width)]
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
      second.context?.putImageData(second.data, 0, 0)
      const bytes = new Uint8Array(await (await drawing.convertToBlob()).arrayBuffer())
      let drawn = ''
      for (let from = 0; from < bytes.length; from += 8192)
        drawn += String.fromCharCode(...bytes.subarray(from, from + 8192))
      const sizes = `${one.width}×${one.height}${one.height === other.height && one.width === other.width ? '' : ` → ${other.width}×${other.height}`}`
      return { pixels, box: [left, top, right, bottom], sizes, drawn: btoa(drawn) }
    },
    [before.toString('base64'), after.toString('base64')],
  )
}
