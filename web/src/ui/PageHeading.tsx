import type { Ref } from 'react'

type PageHeadingProps = {
  /** Ref of the heading, for a page that has just changed and moves the focus to it. */
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
