import type { Limits } from '@coussinet/contract/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Stitches } from '#ui/progress/Stitches.tsx'
import { limitsMessages } from './limits.messages.ts'

type AllowanceProps = { name: string; used: number; total: number; sentence: string }

function Allowance({ name, used, total, sentence }: AllowanceProps) {
  return (
    <li>
      <b className="strong">{name}</b>
      <Stitches value={total > 0 ? (used / total) * 100 : 0} />
      <p className="small muted">{sentence}</p>
    </li>
  )
}

/** What the year holds beside the ceiling: the vaccine package, and the deductible of the formulas that have a yearly one. */
export function YearAllowances({ limits }: { limits: Limits }) {
  const words = useMessages(limitsMessages)
  const { euros } = useFormat()
  const { vaccine_package, deductible } = limits
  const kept = deductible.used_cents
  if (vaccine_package.amount_cents === 0 && kept === null) return null
  return (
    <ul className="allowances">
      {vaccine_package.amount_cents > 0 && (
        <Allowance
          name={words.package}
          used={vaccine_package.used_cents}
          total={vaccine_package.amount_cents}
          sentence={
            vaccine_package.remaining_cents === 0
              ? words.packageSpent(euros(vaccine_package.amount_cents))
              : words.packageLeft(euros(vaccine_package.remaining_cents), euros(vaccine_package.amount_cents))
          }
        />
      )}
      {kept !== null && (
        <Allowance
          name={words.deductible}
          used={kept}
          total={deductible.amount_cents}
          sentence={
            kept >= deductible.amount_cents
              ? words.deductibleMet(euros(deductible.amount_cents))
              : words.deductibleUsed(euros(kept), euros(deductible.amount_cents))
          }
        />
      )}
    </ul>
  )
}
