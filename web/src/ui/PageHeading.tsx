import type { Ref } from 'react'

type PageHeadingProps = {
  /** Ref of the heading, for what has just replaced the rest of a page and takes the focus. */
  ref?: Ref<HTMLHeadingElement> | undefined
  title: string
  text: string
}

export function PageHeading({ ref, title, text }: PageHeadingProps) {
  return (
    <div className="stack gap-s">
      <h1 ref={ref}>{title}</h1>
      <p className="muted">{text}</p>
    </div>
  )
}
