import { animalMessages } from '#messages/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AnimalCards } from './AnimalCards.tsx'
import { LeftAnimals } from './LeftAnimals.tsx'

export function AnimalsPage({ today }: { today: string }) {
  const words = useMessages(animalMessages)
  return (
    <div className="content">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <Block what={words.load} pending={<Skeleton shape="cards" label={words.loading} />}>
        <AnimalCards today={today} level={2} />
        <LeftAnimals today={today} />
      </Block>
    </div>
  )
}
