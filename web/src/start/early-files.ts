type Take = (files: File[]) => void

// Held, for a picker that is open outlives the field that opened it.
let fields: readonly HTMLInputElement[] = []
let chosen: File[] = []
let taker: Take | null = null

/** Collects the files chosen in the prerendered HTML of `root`, even if the picker closes after React has replaced it. */
export function keepEarlyFiles(root: HTMLElement): void {
  fields = [...root.querySelectorAll<HTMLInputElement>('input[type="file"]')]
  for (const field of fields) {
    const take = () => {
      chosen = [...(field.files ?? [])]
      give()
    }
    take()
    if (chosen.length > 0) return
    field.addEventListener('change', take)
  }
}

/** Hands over files that came another way, as if they had been chosen. */
export function giveFiles(files: readonly File[]): void {
  chosen = [...files]
  give()
}

function give(): void {
  if (taker === null || chosen.length === 0) return
  const files = chosen
  chosen = []
  fields = []
  taker(files)
}

/** Hands files over that were chosen before the code came, once, now or when their picker closes; the answer ends it. */
export function takeEarlyFiles(take: Take): () => void {
  taker = take
  give()
  return () => {
    taker = null
    chosen = []
    fields = []
  }
}
