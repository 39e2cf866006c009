export type Side = 'top' | 'right' | 'bottom' | 'left'

const gap = 6
const margin = 8
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

function corner(side: Side, anchor: DOMRect, box: DOMRect): { left: number; top: number } {
  const left = anchor.left + (anchor.width - box.width) / 2
  const top = anchor.top + (anchor.height - box.height) / 2
  if (side === 'top') return { left, top: anchor.top - box.height - gap }
  if (side === 'bottom') return { left, top: anchor.bottom + gap }
  if (side === 'left') return { left: anchor.left - box.width - gap, top }
  return { left: anchor.right + gap, top }
}

/** Whether there is room on that side; along the other axis the box is moved to fit anyway. */
function fits(side: Side, { left, top }: { left: number; top: number }, box: DOMRect): boolean {
  if (side === 'left' || side === 'right') return left >= margin && left + box.width <= innerWidth - margin
  return top >= margin && top + box.height <= innerHeight - margin
}

/** Puts a shown, fixed element beside another, on the other side where it would leave the window. */
export function placeBeside(anchor: Element, floating: HTMLElement, side: Side): void {
  const from = anchor.getBoundingClientRect()
  const box = floating.getBoundingClientRect()
  const wanted = corner(side, from, box)
  const { left, top } = fits(side, wanted, box) ? wanted : corner(opposite[side], from, box)
  floating.style.left = `${Math.min(Math.max(left, margin), innerWidth - box.width - margin)}px`
  floating.style.top = `${Math.min(Math.max(top, margin), innerHeight - box.height - margin)}px`
}
