import { useEffect, useState } from 'react'

/** The text once it has not changed for `delay` ms: what is announced does not interrupt who types. */
export function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return settled
}
