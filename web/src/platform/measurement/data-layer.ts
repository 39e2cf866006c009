import type { DataEvent } from './told-outside.ts'

const isEvent = (entry: unknown): entry is DataEvent =>
  typeof entry === 'object' && entry !== null && 'event' in entry && typeof entry.event === 'string'

/** Calls back with each event of the page's data layer, those that are there first. */
export function hearLayer(listener: (event: DataEvent) => void): void {
  const layer: unknown = Reflect.get(globalThis, 'dataLayer')
  if (!Array.isArray(layer)) return
  const told: unknown[] = layer
  for (const entry of told) if (isEvent(entry)) listener(entry)
  told.push = (...entries) => {
    const length = Array.prototype.push.apply(told, entries)
    for (const entry of entries) if (isEvent(entry)) listener(entry)
    return length
  }
}
