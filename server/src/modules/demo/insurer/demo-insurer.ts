import { demoQueue, isInsurerConnected } from '#modules/events/events.ts'
import type { Platform } from '#platform/portal.ts'
import { demoMessageQueue, type MessageTurn, onMessageEvent, runMessageTurn } from './answer-message.ts'
import { onCoverEnded } from './cover-endings.ts'
import { type DisputeEvent, type DisputeTurn, demoDisputeQueue, onDisputed, runDisputeTurn } from './dispute-answers.ts'
import {
  demoFormulaChangeQueue,
  type FormulaChangeEvent,
  type FormulaChangeTurn,
  onFormulaChangeAsked,
  runFormulaChangeTurn,
} from './formula-change-answers.ts'
import {
  demoGodchildQueue,
  type GodchildEvent,
  type GodchildStep,
  onGodchildEvent,
  runGodchildStep,
} from './godchildren/godchild-steps.ts'
import { demoQuoteQueue, onQuote, type QuoteEvent, type QuoteTurn, runQuoteTurn } from './quote-answers.ts'
import {
  onReleaseEvent,
  onRequestEvent,
  type InsurerEvent,
  runDemoStep,
  type InsurerTurn,
  demoStepQueue,
} from './request-steps.ts'

/**
 * Plays the insurer: what a member files is opened, decided and paid within about a minute; one request in five waits for a document,
 * and who writes in the thread of one is answered.
 * Every turn is a job of the database, so that it goes on after a restart. While a webhook stands, a real insurer is
 * connected: this one is silent.
 */
export async function demoInsurer(platform: Platform): Promise<void> {
  const { jobs, db } = platform
  const work = <T extends object>(queue: string, play: (data: T) => Promise<void>) =>
    jobs.work<T>(queue, async (data) => {
      if (!(await isInsurerConnected(db))) await play(data)
    })
  await work<InsurerTurn>(demoStepQueue, (turn) => runDemoStep(platform, turn))
  await work<MessageTurn>(demoMessageQueue, (turn) => runMessageTurn(platform, turn))
  await work<GodchildStep>(demoGodchildQueue, (turn) => runGodchildStep(platform, turn))
  await work<DisputeTurn>(demoDisputeQueue, (turn) => runDisputeTurn(platform, turn))
  await work<FormulaChangeTurn>(demoFormulaChangeQueue, (turn) => runFormulaChangeTurn(platform, turn))
  await work<QuoteTurn>(demoQuoteQueue, (turn) => runQuoteTurn(platform, turn))
  await work<InsurerEvent & GodchildEvent & DisputeEvent & FormulaChangeEvent & QuoteEvent>(
    demoQueue,
    async (event) => {
      await onRequestEvent(platform, event)
      await onReleaseEvent(platform, event)
      await onMessageEvent(platform, event)
      await onGodchildEvent(platform, event)
      await onCoverEnded(platform, event)
      await onDisputed(platform, event)
      await onFormulaChangeAsked(platform, event)
      await onQuote(platform, event)
    },
  )
}
