import { newSecret } from '../webhooks/send/signed-message.ts'
import { type RuleFinding, isAccepted, notTried, type RuleContext, type RuleId, rules } from './rules.ts'
import { openSampleSender } from './send-samples.ts'

type RuleResult = { rule: RuleId } & RuleFinding

type CheckReceiverOptions = {
  url: string
  /** `whsec_…`, the one that the receiver verifies by */
  secret: string
  signal: AbortSignal
  /** hears of a rule that takes long to check */
  onSlow?: (rule: RuleId) => void
  /** ms within which the receiver must answer */
  limit?: number
}

/** ms */
const slowAfter = 5000

type ReceiverReport = { passes: boolean; requests: number; results: RuleResult[] }

/**
 * Sends a receiver of webhooks right and wrong events, and judges each rule of docs/integration.md by what comes back. At
 * most 150 requests; each is given up after twice the limit.
 */
export async function checkReceiver({
  url,
  secret,
  signal,
  onSlow = () => {},
  limit = 5000,
}: CheckReceiverOptions): Promise<ReceiverReport> {
  const sender = openSampleSender({ url, secret, patience: 2 * limit })
  const context: RuleContext = { ...sender, other_secret: newSecret(), limit, right: [], notes: { doubled: [] } }
  const results: RuleResult[] = []
  try {
    for (const { rule, check } of rules) {
      if (signal.aborted) break
      const isShut = results.length > 0 && !context.right.some(isAccepted)
      const slow = setTimeout(onSlow, slowAfter, rule)
      results.push({ rule, ...(isShut ? notTried : await check(context)) })
      clearTimeout(slow)
    }
  } finally {
    sender.close()
  }
  return { passes: results.every(({ state }) => state !== 'failed'), requests: sender.requests(), results }
}
