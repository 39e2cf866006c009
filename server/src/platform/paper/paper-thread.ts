import { parentPort, workerData } from 'node:worker_threads'
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import type { Paper } from './papers.ts'
import { fontFiles, templates } from './typesetter.ts'

const withWarnings = 3

const { module }: { module: WebAssembly.Module } = workerData
initSync({ module })
const builder = new TypstCompilerBuilder()
// No file of the machine is within its reach: it knows what it is handed below.
builder.set_dummy_access_model()
for (const font of fontFiles()) await builder.add_raw_font(font)
const typesetter = await builder.build()
for (const { path, text } of templates()) typesetter.map_shadow(path, Buffer.from(text))

// The text font has no narrow no-break space.
const printed = (value: object) => JSON.stringify(value).replaceAll('\u202f', '\u00a0')

function print({ template, frame, content }: Paper): { bytes: Uint8Array } | { failure: string } {
  try {
    const { result, diagnostics } = typesetter.compile(
      template,
      [
        ['frame', printed(frame)],
        ['content', printed(content)],
      ],
      'pdf',
      withWarnings,
    )
    return result ? { bytes: result } : { failure: JSON.stringify(diagnostics) }
  } catch (error) {
    return { failure: String(error) }
  }
}

parentPort?.on('message', ({ paper }: { paper: Paper }) => parentPort?.postMessage({ answer: print(paper) }))
