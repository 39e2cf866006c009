// A tag manager, when there is one, may put its own object in place of the array: it is looked up at each push.
const LAYER = 'dataLayer'

const found = (): unknown => Reflect.get(globalThis, LAYER)

// There from the start, for a tag manager that may come later.
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
