import type { SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import type { DrawnAct } from './claims.ts'
import { drawIban } from './ibans.ts'
import { drawId } from './members.ts'

/**
 * Draws a year of monthly contributions: announced three weeks before, then debited, or sent back by the bank and paid later or never.
 * `declined` is the share that the bank sends back, 0 to 1.
 */
export function drawContributions(
  random: Random,
  member: SimMember,
  { begins, ends, declined }: { begins: string; ends: string; declined: number },
): DrawnAct[] {
  const { nevg } = member
  const amount_cents = member.animals.reduce((sum, { monthly_price_cents }) => sum + monthly_price_cents, 0)
  const acts: DrawnAct[] = []
  const again = () => (random.chance(0.06) ? { repeated: true as const } : {})
  for (let month = addDays(begins, 31).slice(0, 7); ; month = addDays(`${month}-01`, 32).slice(0, 7)) {
    const due_date = `${month}-${String(member.due_day).padStart(2, '0')}`
    if (due_date > ends) return acts
    const receipt = drawId(random)
    const of = { nevg, receipt }
    const issue_date = addDays(due_date, -random.whole(15, 21))
    acts.push({
      kind: 'announce-receipt',
      ...of,
      at: momentOf(issue_date, random.whole(0, 860)),
      month,
      issue_date,
      due_date,
      amount_cents,
      ...again(),
    })
    const debited = momentOf(due_date, random.whole(0, 400))
    if (!random.chance(declined)) {
      acts.push({ kind: 'debit-receipt', ...of, at: debited, payment_date: due_date, ...again() })
      continue
    }
    const code = random.pick(['AM04', 'AC04', 'MS03', 'MD01'])
    const decline = (declined_on: string) => {
      const at = momentOf(declined_on, random.whole(401, 860))
      acts.push({ kind: 'decline-receipt', ...of, at, code, declined_on, ...again() })
      return declined_on
    }
    let declined_on = decline(addDays(due_date, random.whole(0, 3)))
    // The second attempt fails too.
    if (random.chance(0.3)) declined_on = decline(addDays(declined_on, random.whole(10, 14)))
    // Some sign another mandate, which takes what came back too.
    if (random.chance(0.2)) {
      const at = momentOf(addDays(declined_on, random.whole(1, 3)), random.whole(0, 860))
      const holder = `${member.firstname} ${member.lastname}`
      const iban = drawIban(random, member.country)
      acts.push({ kind: 'sign-mandate', nevg, at, mandate: `m-${receipt}`, iban, holder })
    }
    if (random.chance(0.7)) {
      const payment_date = addDays(declined_on, random.whole(4, 40))
      const at = momentOf(payment_date, random.whole(0, 860))
      acts.push({ kind: 'debit-receipt', ...of, at, payment_date, ...again() })
    }
  }
}
