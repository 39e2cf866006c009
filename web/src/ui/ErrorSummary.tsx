import { useEffect, useRef } from 'react'
import { Note } from './Note.tsx'

type ErrorSummaryProps = {
  title: string
  /** The id of each field in error, and its message. */
  errors: readonly { id: string; message: string }[]
}

/** Summary of a form's errors, with a way to each field; takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const count = errors.length
  useEffect(() => {
    if (count > 0) box.current?.focus()
  }, [count])
  if (count === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-label={title}>
      <Note tone="danger" title={title}>
        <ul>
          {errors.map((error) => (
            <li key={error.id}>
              <a
                className="text-link"
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(error.id)?.focus()
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </section>
  )
}
