import { Suspense, useRef } from 'react'
import { useWhenNear } from '#platform/browser/use-when-near.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'

const content = () => import('./FooterContent.tsx').then((module) => module.FooterContent)
const FooterContent = lazyPart(content)

/** The end of each page: its place is kept, what stands there is loaded when it comes into sight. */
export function Footer() {
  const foot = useRef<HTMLElement>(null)
  const isLoaded = useWhenNear(foot, content)
  return (
    <footer ref={foot} className="foot">
      <Suspense>{isLoaded && <FooterContent />}</Suspense>
    </footer>
  )
}
