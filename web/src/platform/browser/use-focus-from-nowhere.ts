import { type RefObject, useEffect } from 'react'
import { isNowhere } from './is-nowhere.ts'

/** Takes the focus to a place as soon as it is wanted there, unless it is on something that one could press or type in. */
export function useFocusFromNowhere(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted && isNowhere()) place.current?.focus({ preventScroll: true })
  }, [isWanted, place])
}
