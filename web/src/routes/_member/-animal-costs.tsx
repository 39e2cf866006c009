import { useSuspenseQuery } from '@tanstack/react-query'
import { AnimalCosts } from '#features/animals/costs/AnimalCosts.tsx'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { useToday } from '#platform/browser/use-today.ts'

const isDay = (text: string | undefined) =>
  text !== undefined && /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

type CostsOfAnimalProps = {
  animal_id: string
  year: string | undefined
  isOver: boolean
}

export function CostsOfAnimal({ animal_id, year, isOver }: CostsOfAnimalProps) {
  const { data: careKinds } = useSuspenseQuery(refundQueries.careKinds())
  return (
    <AnimalCosts
      animal_id={animal_id}
      year={isDay(year) ? year : undefined}
      today={useToday()}
      careKinds={careKinds}
      isOver={isOver}
    />
  )
}
