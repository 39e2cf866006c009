import { type RefObject, useEffect } from 'react'
import { isNowhere } from './is-nowhere.ts'

/** Focuses an element as soon as that is wanted, unless the focus is on something interactive. */
export function useFocusFromNowhere(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted && isNowhere()) place.current?.focus({ preventScroll: true })
  }, [isWanted, place])
}
