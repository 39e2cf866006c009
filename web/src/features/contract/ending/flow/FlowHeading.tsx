import type { RefObject } from 'react'

/** The heading shown before: the first one leaves the focus to the page. */
export type LastHeading = RefObject<HTMLHeadingElement | null>

function arrive(heading: HTMLHeadingElement | null, last: LastHeading) {
  if (heading === null || heading === last.current) return
  if (last.current !== null) heading.focus()
  last.current = heading
}

type FlowHeadingProps = { title: string; where?: string | undefined; last: LastHeading }

/** The heading of a step, which takes the focus when the step changes; above it, how far one is. */
export function FlowHeading({ title, where, last }: FlowHeadingProps) {
  return (
    <div className="flow-heading">
      {where && <p className="small muted">{where}</p>}
      <h1 ref={(heading) => arrive(heading, last)} tabIndex={-1}>
        {title}
      </h1>
    </div>
  )
}
