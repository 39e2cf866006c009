import { noAnimalMessages } from '#messages/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Ball } from '#ui/drawings/Ball.tsx'
import { Empty } from '#ui/Empty.tsx'

/** In place of the cards of a contract without an animal. */
export function NoAnimal({ level }: { level: 2 | 3 }) {
  return <Empty variant="card" level={level} drawing={<Ball />} {...useMessages(noAnimalMessages)} />
}
