import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

// In the fields of a Mac, Ctrl with a letter edits the text (Ctrl+K cuts the rest of the line).
const editsText = ({ ctrlKey }: KeyboardEvent) => ctrlKey && /^(?:Mac|iP)/.test(navigator.platform)

/** Runs an action on Ctrl or Cmd with a letter; while typing only with `evenInFields`, if the keys mean nothing there. */
export function useShortcut(letter: string, action: () => void, { evenInFields = false } = {}): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isIt =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === letter
      if (!isIt || (isTyping(event.target) && (!evenInFields || editsText(event)))) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [letter, evenInFields])
}
