import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { limitZoom, zoomedByTap } from './viewer-zoom.ts'

type Point = { x: number; y: number }
/** A place of the sheet, as a share of what can be scrolled, and where on the stage it is to stay. */
type HeldPoint = { share: Point; at: Point }

const tapMs = 320
const tapReach = 28

/**
 * Zooms the content of a scrolling stage by its callers, by pinching, by a double tap and by the wheel with Ctrl (how a trackpad reports
 * pinching); the point under the fingers stays in place. `shown` names the content: new content starts at its top.
 */
export function useStage(shown: string): {
  stage: RefObject<HTMLDivElement | null>
  zoom: number
  zoomTo: (zoom: number) => void
} {
  const stage = useRef<HTMLDivElement>(null)
  const heldPoint = useRef<HeldPoint | null>(null)
  const [zoom, setZoom] = useState(1)

  function zoomAt(wanted: number, point?: Point): void {
    const room = stage.current
    if (room) {
      const box = room.getBoundingClientRect()
      const at = point ? { x: point.x - box.left, y: point.y - box.top } : { x: box.width / 2, y: box.height / 2 }
      const share = {
        x: (room.scrollLeft + at.x) / room.scrollWidth,
        y: (room.scrollTop + at.y) / room.scrollHeight,
      }
      heldPoint.current = { share, at }
    }
    setZoom(limitZoom(wanted))
  }

  useLayoutEffect(() => {
    const room = stage.current
    const point = heldPoint.current
    if (!room || !point) return
    heldPoint.current = null
    room.scrollLeft = point.share.x * room.scrollWidth - point.at.x
    room.scrollTop = point.share.y * room.scrollHeight - point.at.y
  }, [zoom])

  // The part that scrolls takes the focus, so that keys scroll it.
  useLayoutEffect(() => stage.current?.setAttribute('tabindex', '0'), [])
  useLayoutEffect(() => {
    stage.current?.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  }, [shown])

  const follow = useEffectEvent((wanted: number, point: Point) => zoomAt(wanted, point))
  const zoomNow = useEffectEvent(() => zoom)
  useEffect(() => {
    const room = stage.current
    if (!room) return
    const listeners = new AbortController()
    // Not passive: the browser would zoom the whole page instead.
    const active = { signal: listeners.signal, passive: false }
    let pinch: { apart: number; zoom: number } | null = null
    let tapped: (Point & { at: number }) | null = null
    let pressed: Point | null = null

    room.addEventListener(
      'touchmove',
      (event) => {
        const [one, other] = event.touches
        if (!one || !other) return
        event.preventDefault()
        pressed = null
        const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
        pinch ??= { apart, zoom: zoomNow() }
        const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
        follow((pinch.zoom * apart) / pinch.apart, middle)
      },
      active,
    )
    room.addEventListener('touchend', () => (pinch = null), active)
    room.addEventListener('touchcancel', () => (pinch = null), active)
    room.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return
        event.preventDefault()
        follow(zoomNow() * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY })
      },
      active,
    )
    // A double tap by hand: Safari on phones knows no double click.
    room.addEventListener(
      'pointerdown',
      ({ clientX, clientY, isPrimary }) => (pressed = isPrimary ? { x: clientX, y: clientY } : null),
      active,
    )
    room.addEventListener(
      'pointerup',
      ({ clientX, clientY, timeStamp, target, button }) => {
        const point = { x: clientX, y: clientY }
        const near = (other: Point) => Math.hypot(other.x - point.x, other.y - point.y) < tapReach
        const isTap = pressed !== null && near(pressed) && button === 0 && !isControl(target)
        const isSecond = isTap && tapped !== null && timeStamp - tapped.at < tapMs && near(tapped)
        tapped = isTap && !isSecond ? { ...point, at: timeStamp } : null
        if (isSecond) follow(zoomedByTap(zoomNow()), point)
      },
      active,
    )
    return () => listeners.abort()
  }, [])

  return { stage, zoom, zoomTo: zoomAt }
}

const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('button, a') !== null
