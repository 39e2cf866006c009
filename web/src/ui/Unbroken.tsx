import { Fragment, type ReactNode } from 'react'

// ZR-2026-00234, I-CAD, e-mail, d’elle-même: a line does not end at their hyphens.
// 1 234,50 €: narrow cells break even at no-break spaces.
const whole = /([A-Z][A-Z\d]*(?:-[A-Z\d]+)+|\be-mails?\b|d’elle-même|\d[\d.,\u00a0]*\u00a0€|€\u00a0\d[\d.,]*)/

/** A text whose references and amounts stay on one line; the fonts have no hyphen that does not break. */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  const parts = children.split(whole)
  if (parts.length === 1) return children
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
