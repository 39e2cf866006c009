// A tag manager may replace the array by its own object: it is looked up at each push.
const LAYER = 'dataLayer'

const found = (): unknown => Reflect.get(globalThis, LAYER)

// Created at the start, for a tag manager that may load later.
function openDataLayer(): void {
  if (!Array.isArray(found())) Reflect.set(globalThis, LAYER, [])
}

openDataLayer()

/** Pushes an event on the in-page data layer; nothing leaves the page by it. */
export function track(event: { event: string } & Readonly<Record<string, string>>): void {
  openDataLayer()
  const layer = found()
  if (Array.isArray(layer)) layer.push(event)
}
