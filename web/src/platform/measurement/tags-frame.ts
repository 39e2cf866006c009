import type { DataEvent } from './told-outside.ts'

export type TagsFrame = { tell(event: DataEvent): void; close(): void }

/** Opens the tag manager's room: a hidden frame without an origin, which knows of this page what it is told. */
export function openTagsFrame(): TagsFrame {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.tabIndex = -1
  frame.sandbox.add('allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.src = '/tags'
  const waiting: DataEvent[] = []
  let isReady = false
  // It has no origin that could be named here; what it is told is no secret.
  const post = (event: DataEvent) => frame.contentWindow?.postMessage(event, '*')
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (isReady || source === null || source !== frame.contentWindow || data !== 'tags-ready') return
    isReady = true
    for (const event of waiting.splice(0)) post(event)
  }
  addEventListener('message', hear)
  document.body.append(frame)
  return {
    tell(event) {
      if (isReady) post(event)
      else waiting.push(event)
    },
    close() {
      removeEventListener('message', hear)
      frame.remove()
    },
  }
}
