import type { ReactNode } from 'react'
import { Unbroken } from './Unbroken.tsx'
import styles from './DescriptionList.module.css'

export type Fact = { term: ReactNode; value: ReactNode; isTotal?: boolean | undefined }

type DescriptionListProps = {
  facts: readonly Fact[]
  /** facts: value on the right; left: beside its term; bill: a sum to the right; sums: large figures in a line. */
  variant?: 'facts' | 'left' | 'bill' | 'sums' | undefined
}

const looks = { facts: styles.facts, left: `${styles.facts} ${styles.left}`, bill: styles.bill, sums: styles.sums }

export function DescriptionList({ facts, variant = 'facts' }: DescriptionListProps) {
  const isMoney = variant === 'bill' || variant === 'sums'
  return (
    <dl className={looks[variant]}>
      {facts.map((fact, index) => (
        <div key={index} className={fact.isTotal ? styles.total : undefined}>
          <dt>{fact.term}</dt>
          <dd className={isMoney ? 'amount' : 'tnum'}>
            <Unbroken>{fact.value}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  )
}
