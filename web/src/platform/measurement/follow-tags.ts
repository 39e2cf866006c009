import { getAnalyticsId } from '@coussinet/contract/measurement.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { call } from '../calls/call.ts'
import { onSessionChange } from '../calls/session.ts'
import { currentChoice, onConsentChange } from './consent.ts'

const hashes = new Map<string, Promise<string | null>>()

/** The salted hash by which third parties may know a member. */
function hashOf(nevg: string): Promise<string | null> {
  const known = hashes.get(nevg)
  if (known) return known
  const hash = call(getAnalyticsId).then(
    ({ id }) => id,
    () => {
      hashes.delete(nevg)
      return null
    },
  )
  hashes.set(nevg, hash)
  return hash
}

type DataEvent = { event: string } & Readonly<Record<string, string>>

type TagsFrame = { tell(event: DataEvent): void; close(): void }

/** Loads the tag manager once measurement is accepted, and removes it on secret pages; `ask` shows or hides the question. */
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
      const tagEvent = externalEvent(event, nevg === 'guest' ? null : await hashOf(nevg))
      // Work in progress when a secret page was opened, or somebody signed out, reports nothing.
      if (tagEvent !== null && to === frame) to.tell(tagEvent)
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

  onDataEvent((event) => {
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
  onSessionChange(() => {
    context = null
    leave()
  })
  onConsentChange(settle)
}

// Sign-in, pages of mailed links, and pages that show or edit accounts and cards.
const secret =
  /^\/+(?:login|forgot-password|activation|password-reset|transfer|continue|sign-in|vet|not-me|email-confirmation|profile\/payment-methods)(?:\/|$)/i

/** Tells whether events at an address, or at a pattern of addresses, must not be reported outside (SEC-54). */
export function isSecret(path: string): boolean {
  try {
    return secret.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

const isEvent = (entry: unknown): entry is DataEvent =>
  typeof entry === 'object' && entry !== null && 'event' in entry && typeof entry.event === 'string'

/** Calls back with each event of the page's data layer, including earlier ones. */
function onDataEvent(listener: (event: DataEvent) => void): void {
  const layer: unknown = Reflect.get(globalThis, 'dataLayer')
  if (!Array.isArray(layer)) return
  const events: unknown[] = layer
  for (const entry of events) if (isEvent(entry)) listener(entry)
  events.push = (...entries) => {
    const length = Array.prototype.push.apply(events, entries)
    for (const entry of entries) if (isEvent(entry)) listener(entry)
    return length
  }
}

/** Opens the tag manager's sandbox: a hidden frame without an origin, which gets only the messages sent to it. */
function openTagsFrame(): TagsFrame {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.tabIndex = -1
  frame.sandbox.add('allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.src = '/tags'
  const waiting: DataEvent[] = []
  let isReady = false
  // It has no origin that could be named here; its messages contain no secrets.
  const post = (event: DataEvent) => frame.contentWindow?.postMessage(event, '*')
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (isReady || source === null || source !== frame.contentWindow || data !== 'tags-ready') return
    isReady = true
    for (const event of waiting.splice(0)) post(event)
  }
  addEventListener('message', hear)
  document.body.append(frame)
  return {
    tell(event) {
      if (isReady) post(event)
      else waiting.push(event)
    },
    close() {
      removeEventListener('message', hear)
      frame.remove()
    },
  }
}

// Fields of each event that a third party may have; an event or a member that is not named here stays in the page.
const externalFields: Readonly<Record<string, readonly string[]>> = {
  user_context: ['country', 'language'],
  page_view: ['page', 'language'],
  download_document: ['document_type'],
}

// Words and patterns of addresses; a number or a longer text could be personal.
const isWord = (text: string) => /^[a-z_$/.-]{1,80}$/i.test(text)

/** An event of the data layer in the form for the tag manager; `member` is the salted hash, null for a guest. */
export function externalEvent(event: DataEvent, member: string | null): DataEvent | null {
  const names = Object.hasOwn(externalFields, event.event) ? externalFields[event.event] : undefined
  if (names === undefined) return null
  const members = names.flatMap((name) => {
    const value = event[name]
    return value !== undefined && isWord(value) ? [[name, value]] : []
  })
  return {
    event: event.event,
    ...Object.fromEntries(members),
    ...(event.event === 'user_context' && member !== null ? { member_hash: member } : {}),
  }
}
