import { PassThrough, pipeline, type Readable } from 'node:stream'

/** ms */
const patience = 4000

/** The same bytes; a source that gives nothing for some seconds, while somebody waits for it, is ended with a failure. Who leaves ends the source too. */
export function endWhenStalled(source: Readable, longest = patience): Readable {
  const out = new PassThrough()
  let heard = performance.now()
  source.on('data', () => (heard = performance.now()))
  const watch = setInterval(() => {
    // A reader who is slow is no fault of the source.
    if (out.writableNeedDrain) heard = performance.now()
    else if (performance.now() - heard >= longest) out.destroy(new Error('The store stopped in the middle of a file.'))
  }, longest / 4)
  pipeline(source, out, () => clearInterval(watch))
  return out
}
