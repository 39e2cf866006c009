import { getAnalyticsId } from '@coussinet/contract/measurement.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { call } from '../call.ts'
import { watchSession } from '../session.ts'
import { currentChoice, watchChoice } from './consent.ts'
import { hearLayer } from './data-layer.ts'
import { isSecret } from './secret-pages.ts'
import { openTagsFrame, type TagsFrame } from './tags-frame.ts'
import { type DataEvent, toldOutside } from './told-outside.ts'

const hashes = new Map<string, Promise<string | null>>()

/** The salted hash under which third parties may know a member. */
function hashOf(nevg: string): Promise<string | null> {
  const known = hashes.get(nevg)
  if (known) return known
  const asked = call(getAnalyticsId).then(
    ({ id }) => id,
    () => {
      hashes.delete(nevg)
      return null
    },
  )
  hashes.set(nevg, asked)
  return asked
}

/** Keeps the tag manager in step with the pages: there once measurement is accepted, gone on each secret page. `ask` shows or hides the question. */
export function followTags(router: AnyRouter, ask: (isAsked: boolean) => void): void {
  let frame: TagsFrame | null = null
  let context: DataEvent | null = null
  let view: DataEvent | null = null
  let telling = Promise.resolve()

  function leave(): void {
    frame?.close()
    frame = null
  }

  function tell(event: DataEvent): void {
    const to = frame
    if (to === null) return
    telling = telling.then(async () => {
      const { nevg = 'guest' } = event
      const told = toldOutside(event, nevg === 'guest' ? null : await hashOf(nevg))
      // What was under way when a secret page was opened, or somebody signed out, is told to nobody.
      if (told !== null && to === frame) to.tell(told)
    })
  }

  function settle(): void {
    const page = view?.['page']
    const isOpenPage = page !== undefined && !isSecret(page)
    const choice = currentChoice()
    ask(isOpenPage && choice === null && page !== '/privacy')
    if (!isOpenPage || choice?.isAccepted !== true) return leave()
    if (frame !== null) return
    frame = openTagsFrame()
    for (const event of [context, view]) if (event !== null) tell(event)
  }

  hearLayer((event) => {
    const wasThere = frame !== null
    if (event.event === 'user_context') context = event
    if (event.event === 'page_view') {
      view = event
      settle()
      if (!wasThere) return
    }
    tell(event)
  })
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (!isSecret(toLocation.pathname)) return
    view = null
    settle()
  })
  watchSession(() => {
    context = null
    leave()
  })
  watchChoice(settle)
}
