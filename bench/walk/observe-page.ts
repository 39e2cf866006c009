/** Traces of one action: ms until each interaction was painted, and how much moved by itself. */
export type Seen = { interactions: number[]; shift: number }

/** Functions that `observePage` leaves in a page, for the walk to call. */
export type Observer = {
  /** Begins anew: what is seen from here on belongs to the next action. */
  begin(): void
  /** Awaits the page at an address: `arrival` answers once it is painted. */
  await(path: string): void
  /** ms from the press to the frame behind the one that painted heading and data */
  arrival(): Promise<number>
  /** Answers what was seen since `begin`, once the browser has told of it. */
  seen(): Promise<Seen>
}

/** Runs in the page itself, before anything of it: times are taken there, where no round trip of the walk is in them. */
export function observePage(): void {
  let interactions: number[] = []
  let shift = 0
  let began = 0
  let pressed: number | null = null
  let arrived: Promise<number> = Promise.resolve(0)

  const isUnfinished = 'main [aria-busy=true], main .Skeleton_skeleton'
  const numberOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name) ?? 0)
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    note: (one: PerformanceEntry) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (numberOf(entry, 'interactionId') > 0 && entry.startTime >= began) interactions.push(entry.duration)
  })
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) shift += numberOf(entry, 'value')
  })
  addEventListener('click', ({ timeStamp }) => (pressed ??= timeStamp), { capture: true })

  const observer: Observer = {
    begin() {
      interactions = []
      shift = 0
      began = performance.now()
    },
    await(path) {
      const last = document.querySelector('main h1')
      const text = last?.textContent
      const limit = performance.now() + 10_000
      pressed = null
      arrived = new Promise((resolve, reject) => {
        function look(): void {
          const heading = document.querySelector('main h1')
          const isNew = heading !== null && (heading !== last || heading.textContent !== text)
          if (
            pressed !== null &&
            location.pathname === path &&
            isNew &&
            document.querySelector(isUnfinished) === null
          ) {
            const from = pressed
            // This frame paints it; the next one begins when that has been done.
            requestAnimationFrame(() => resolve(performance.now() - from))
          } else if (performance.now() > limit) reject(new Error(`${path} was not there after 10 s`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    arrival: () => arrived,
    async seen() {
      // Event timings are told a little after the frame that they end with.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { interactions, shift }
    },
  }
  Object.assign(globalThis, { observer })
}
