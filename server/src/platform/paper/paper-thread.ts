import { parentPort, workerData } from 'node:worker_threads'
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { drawableText } from './drawable-text.ts'
import type { Paper } from './papers.ts'
import { tagPaper } from './tag-paper.ts'
import { fontFiles, templates } from './typesetter.ts'

const withWarnings = 3

const { module }: { module: WebAssembly.Module } = workerData
initSync({ module })
const builder = new TypstCompilerBuilder()
// Without access to files: it knows only what it receives below.
builder.set_dummy_access_model()
const fonts = fontFiles()
for (const font of fonts) await builder.add_raw_font(font)
const typesetter = await builder.build()
for (const { path, text } of templates()) typesetter.map_shadow(path, Buffer.from(text))

const drawable = drawableText(fonts)
const printed = (value: object, { language }: Paper['frame']) =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'string' ? drawable(part, language) : part))

async function print({ template, frame, content }: Paper): Promise<{ bytes: Uint8Array } | { failure: string }> {
  try {
    const { result, diagnostics } = typesetter.compile(
      template,
      [
        ['frame', printed(frame, frame)],
        ['content', printed(content, frame)],
      ],
      'pdf',
      withWarnings,
    )
    return result ? { bytes: await tagPaper(result) } : { failure: JSON.stringify(diagnostics) }
  } catch (error) {
    return { failure: String(error) }
  }
}

parentPort?.on('message', ({ paper }: { paper: Paper }) => {
  void print(paper).then((answer) => parentPort?.postMessage({ answer }))
})
