import type { Ref } from 'react'

type PageHeadingProps = {
  /** Ref of the heading, for what has just replaced the rest of a page and takes the focus. */
  ref?: Ref<HTMLHeadingElement> | undefined
  title: string
  text: string
}

/** The heading of a small page, and the line under it that says what it is about. */
export function PageHeading({ ref, title, text }: PageHeadingProps) {
  return (
    <div className="stack gap-s">
      <h1 ref={ref}>{title}</h1>
      <p className="muted">{text}</p>
    </div>
  )
}
