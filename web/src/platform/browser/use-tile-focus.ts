import { type FocusEvent, useEffect, useRef } from 'react'
import { isNowhere } from './is-nowhere.ts'

const isField = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'file'

/**
 * Keeps the focus on the document that was chosen last, by `data-file`, while it goes from its upload to its place in a request,
 * until the member takes the focus elsewhere. Gives the handlers of the page and of a choice.
 */
export function useTileFocus() {
  const page = useRef<HTMLDivElement>(null)
  const isHeld = useRef(false)
  const seen = useRef<ReadonlySet<string | undefined>>(new Set())
  const last = useRef<string | undefined>(undefined)
  const tiles = () => [...(page.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])]
  useEffect(() => {
    if (!isHeld.current) return
    const all = tiles()
    // The one on its way stands behind all others; once it is there it has a place among them.
    const onItsWay = all.filter(({ dataset }) => dataset['isNew'] !== undefined).at(-1)
    const there = all.filter((tile) => tile !== onItsWay && !seen.current.has(tile.dataset['file']))
    const kept = there.find(({ dataset }) => dataset['file'] === last.current) ?? there.at(-1)
    last.current = kept?.dataset['file']
    const target = onItsWay ?? kept
    if (target && (isNowhere() || isField(document.activeElement))) target.focus({ preventScroll: true })
  })
  return {
    page,
    onChosen() {
      isHeld.current = true
      seen.current = new Set(tiles().map(({ dataset }) => dataset['file']))
    },
    /** The member went on: to a button, a list, or a field. */
    onFocus({ target }: FocusEvent) {
      if (!isNowhere(target) && !isField(target) && !target.matches('[tabindex="-1"]')) isHeld.current = false
    },
    /** Before a document goes: to the next one, else to the last, else to where documents are chosen. */
    focusBeside(file_id: string) {
      const all = tiles()
      const at = all.findIndex(({ dataset }) => dataset['file'] === file_id)
      const next = all[at + 1] ?? all[at - 1] ?? page.current?.querySelector<HTMLElement>('input[type=file].sr')
      next?.focus({ preventScroll: true })
    },
  }
}
