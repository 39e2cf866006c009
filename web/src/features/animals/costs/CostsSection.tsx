import { useRef, type ReactNode } from 'react'
import { useWhenNear } from '#platform/browser/use-when-near.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { costsMessages } from './costs.messages.ts'

type CostsSectionProps = {
  /** Brings the code of `children`; the same function at each render. */
  load: () => Promise<unknown>
  children: ReactNode
}

/** The place of an animal's costs, which are loaded when they come near. */
export function CostsSection({ load, children }: CostsSectionProps) {
  const words = useMessages(costsMessages)
  const section = useRef<HTMLElement>(null)
  const isNear = useWhenNear(section, load)
  const waiting = <Skeleton shape="block" count={6} label={words.loading} />
  return (
    <section ref={section} className="section" aria-labelledby="animal-costs">
      <SectionHeading id="animal-costs" title={words.title} />
      {isNear ? (
        <Block what={words.failed} pending={waiting}>
          {children}
        </Block>
      ) : (
        waiting
      )}
    </section>
  )
}
