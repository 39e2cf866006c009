import type { Animal } from '@coussinet/contract/animals.ts'
import type { Tip } from '@coussinet/contract/onboarding.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import ChevronRight from '~icons/lucide/chevron-right'
import { onboardingMessages } from '#messages/home.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { Button } from '#ui/Button.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { onboardingQuery } from './onboarding.queries.ts'
import { openTips } from './open-tips.ts'
import styles from './OnboardingTips.module.css'

const few = 3

type NamedAnimal = Pick<Animal, 'id' | 'name'>

function TipLink({ tip, animals, today }: { tip: Tip; animals: readonly NamedAnimal[]; today: string }) {
  const words = useMessages(onboardingMessages)
  const format = useFormat()
  const { country } = useMe().address
  const { id, animal_id, due_on, href } = tip
  const { title, text } = words.tips[id]
  // Italy has no draws: gains there are fixed.
  const isFixed = id === 'invite' && country === 'IT'
  const name = animals.find((animal) => animal.id === animal_id)?.name
  const named = typeof title === 'string' ? title : name === undefined ? words.ofYourAnimal : title(name)
  const isOver = due_on !== null && due_on < today
  return (
    <Link className={styles.tip} to={href}>
      <span className={styles.bean} />
      <span className="grow two">
        <b className="strong">{named}</b>
        <span className="small muted">{isFixed ? words.inviteFixed : text}</span>
        {due_on !== null && (
          <span className={isOver ? `small ${styles.over}` : 'small'}>
            {isOver ? words.over(format.longDay(due_on)) : words.before(format.longDay(due_on))}
          </span>
        )}
      </span>
      <ChevronRight />
    </Link>
  )
}

type OnboardingTipsProps = { animals: readonly NamedAnimal[]; today: string }

function OpenTips({ animals, today }: OnboardingTipsProps) {
  const words = useMessages(onboardingMessages)
  const { data } = useSuspenseQuery(onboardingQuery)
  const [isWhole, setIsWhole] = useState(false)
  const { open, done, all } = openTips(data)
  if (open.length === 0) return null
  return (
    <SideBlock title={words.title} end={<span className="small muted">{words.count(done, all)}</span>}>
      <ul className={styles.tips}>
        {open.slice(0, isWhole ? undefined : few).map((tip) => (
          <li key={`${tip.id}-${tip.animal_id}`}>
            <TipLink tip={tip} animals={animals} today={today} />
          </li>
        ))}
      </ul>
      {open.length > few && (
        <p className={styles.more}>
          <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.seeLess : words.seeAll(open.length)}
          </Button>
        </p>
      )}
    </SideBlock>
  )
}

/** Missing things in the member's file, a few at first; nothing once all is done. Waits and fails alone, reads its own query. */
export function OnboardingTips(props: OnboardingTipsProps) {
  const words = useMessages(onboardingMessages)
  return (
    <Block what={words.failed} pending={<Skeleton shape="rows" label={words.loading} />}>
      <OpenTips {...props} />
    </Block>
  )
}
