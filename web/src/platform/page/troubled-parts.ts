import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

type BrokenPart = { place: Element; retry: () => void }

type TroubledParts = ReturnType<typeof createTroubledParts>

function createTroubledParts() {
  const parts = new Map<string, BrokenPart>()
  const watchers = new Set<() => void>()

  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

  /** Parts in trouble on the same page, or in the same dialog, in reading order. */
  function beside(name: string): [string, BrokenPart][] {
    const dialogOf = (one: string) => parts.get(one)?.place.closest('dialog')
    return [...parts]
      .filter(([other]) => dialogOf(other) === dialogOf(name))
      .toSorted(([, one], [, other]) => (isBefore(one.place, other.place) ? -1 : 1))
  }
  function tell() {
    for (const watcher of watchers) watcher()
  }
  return {
    add(name: string, part: BrokenPart): () => void {
      parts.set(name, part)
      tell()
      return () => {
        parts.delete(name)
        tell()
      }
    },
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    isFirst: (name: string) => parts.has(name) && beside(name)[0]?.[0] === name,
    retryAll: (name: string) => beside(name).forEach(([, { retry }]) => retry()),
  }
}

/** Parts that could not be loaded. */
export const failedParts = createTroubledParts()
/** Parts that have been loading for long. */
export const lateParts = createTroubledParts()

type TroubledPart = {
  /** Ref for the part's placeholder: reading order is document order. */
  place: RefObject<HTMLDivElement | null>
  /** True for the part that speaks for all. */
  isFirst: boolean
  retryAll: () => void
}

/** Registers a part in trouble for as long as it is on screen; `retry` retries it. */
export function useTroubledPart(parts: TroubledParts, retry: () => void): TroubledPart {
  const name = useId()
  const place = useRef<HTMLDivElement>(null)
  const run = useEffectEvent(retry)
  // Before the paint, so that only one message ever shows.
  useLayoutEffect(() => {
    if (place.current) return parts.add(name, { place: place.current, retry: () => run() })
  }, [parts, name])
  const isFirst = useSyncExternalStore(
    parts.watch,
    () => parts.isFirst(name),
    () => false,
  )
  return { place, isFirst, retryAll: () => parts.retryAll(name) }
}
