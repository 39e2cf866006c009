import { useState } from 'react'
import { contractMessages } from '#messages/contract.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Accordion } from '#ui/Accordion.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const FormulaReplay = lazyPart(() => import('./FormulaReplay.tsx').then((module) => module.FormulaReplay))

/** The question of what another formula would have paid; opening it makes the call. */
export function ReplaySection() {
  const words = useMessages(contractMessages)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Accordion title={words.replay} onOpen={() => setIsAsked(true)}>
      {isAsked && (
        <Block what={words.failed.replay} pending={<Skeleton shape="table" count={4} label={words.loading} />}>
          <FormulaReplay />
        </Block>
      )}
    </Accordion>
  )
}
