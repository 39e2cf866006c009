import { type FocusEvent, useEffect, useRef } from 'react'
import { isNowhere } from './is-nowhere.ts'

const isField = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'file'

/**
 * Keeps the focus on the document that was chosen last, by `data-file`, while it moves from its upload to its place in a request, until the
 * member moves the focus elsewhere. Returns handlers for the page and for a choice.
 */
export function useTileFocus() {
  const page = useRef<HTMLDivElement>(null)
  const isHeld = useRef(false)
  const known = useRef<ReadonlySet<string | undefined>>(new Set())
  const last = useRef<string | undefined>(undefined)
  const tiles = () => [...(page.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])]
  useEffect(() => {
    if (!isHeld.current) return
    const all = tiles()
    // An upload is the last tile; once it is stored it has its place among the others.
    const onItsWay = all.filter(({ dataset }) => dataset['isNew'] !== undefined).at(-1)
    const there = all.filter((tile) => tile !== onItsWay && !known.current.has(tile.dataset['file']))
    const kept = there.find(({ dataset }) => dataset['file'] === last.current) ?? there.at(-1)
    last.current = kept?.dataset['file']
    const target = onItsWay ?? kept
    if (target && (isNowhere() || isField(document.activeElement))) target.focus({ preventScroll: true })
  })
  return {
    page,
    onChosen() {
      isHeld.current = true
      known.current = new Set(tiles().map(({ dataset }) => dataset['file']))
    },
    /** Tells whether the member moved on to a button, a list or a field. */
    onFocus({ target }: FocusEvent) {
      if (!isNowhere(target) && !isField(target) && !target.matches('[tabindex="-1"]')) isHeld.current = false
    },
    /** Moves the focus before a document is removed: to the next one, else the last, else the file chooser. */
    focusBeside(file_id: string) {
      const all = tiles()
      const at = all.findIndex(({ dataset }) => dataset['file'] === file_id)
      const next = all[at + 1] ?? all[at - 1] ?? page.current?.querySelector<HTMLElement>('input[type=file].sr')
      next?.focus({ preventScroll: true })
    },
  }
}
