import type { VetFile, VetFileType, VetLinkView } from '@coussinet/contract/vet-links.ts'
import { useRef, useState } from 'react'
import { vetPageMessages } from '#messages/vets.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { currentLanguage, inLanguage } from '#platform/language/i18n.ts'
import { toast } from '#ui/toast-store.ts'
import { useUploads } from '../documents/use-uploads.ts'
import { addFile, findNextType, forgetVetToken, openLink, sendFiles, takeFileOff, takeVetToken } from './vet-uploads.ts'

export type VetRow = {
  place: string
  type: VetFileType
  /** null after a reload: its bytes are with the portal alone */
  file: File | null
  received: VetFile | null
}

const toRow = (received: VetFile): VetRow => ({ place: received.id, type: received.type, file: null, received })

type LinkOpening =
  | { state: 'opening' }
  | { state: 'expired' }
  | { state: 'failed'; error: unknown }
  | { state: 'there' }

// Nobody waits for hours in front of a link.
const longestWait = { longest_s: 300 }

const tell = (error: unknown) => toast({ text: problemText(error, currentLanguage()), tone: 'danger' })

// A reading takes seconds; a page that is left open does not ask for ever.
const looks = 40
const pause = () => new Promise((resolve) => setTimeout(resolve, 2500))

/** The link of this page, as the portal last showed it; looked at again while a document is being read. */
function useLinkView() {
  const token = useRef<string | null>(null)
  const [opening, setOpening] = useState<LinkOpening>({ state: 'opening' })
  const [view, setView] = useState<VetLinkView | null>(null)
  const isLooking = useRef(false)

  function fail(error: unknown) {
    if (hasCode(error, 'expired')) setOpening({ state: 'expired' })
    else tell(error)
  }

  function show(next: VetLinkView) {
    setView(next)
    if (next.state === 'sent') forgetVetToken()
    if (next.shows_amount && next.is_reading) void lookAgain()
  }

  async function lookAgain() {
    if (isLooking.current) return
    isLooking.current = true
    for (let look = 0; look < looks && token.current !== null; look += 1) {
      await pause()
      const next = await openLink(token.current).catch(() => null)
      if (next) setView(next)
      if (next?.state === 'sent' || next?.is_reading === false) break
    }
    isLooking.current = false
  }

  async function open(onOpen: (first: VetLinkView) => void) {
    setOpening({ state: 'opening' })
    try {
      token.current ??= takeVetToken()
      if (token.current === null) return setOpening({ state: 'expired' })
      onOpen(await openLink(token.current))
      setOpening({ state: 'there' })
    } catch (error) {
      setOpening(hasCode(error, 'expired') ? { state: 'expired' } : { state: 'failed', error })
    }
  }

  return { token, opening, setOpening, view, fail, show, open }
}
type LinkOfPage = ReturnType<typeof useLinkView>

/** Documents of a link: those that it shows, and those that are being sent, retyped and taken off. */
function useVetDocuments(link: LinkOfPage) {
  const { token, view, fail } = link
  const [rows, setRows] = useState<readonly VetRow[]>([])
  const types = useRef(new Map<string, VetFileType>())
  // Documents that were taken off: a view that is older does not bring them back.
  const gone = useRef(new Set<string>())
  const sending = useRef(0)

  const findUnlisted = ({ files }: VetLinkView, listed: readonly VetRow[]) =>
    files.filter(({ id }) => !gone.current.has(id) && !listed.some(({ received }) => received?.id === id)).map(toRow)

  function show(next: VetLinkView) {
    link.show(next)
    // A cancelled document whose answer was on its way may have arrived. While one is being sent, it cannot be told from that one.
    if (sending.current === 0) setRows((all) => [...all, ...findUnlisted(next, all)])
  }

  const refresh = async () => {
    if (token.current !== null) show(await openLink(token.current))
  }

  const change = (place: string, changes: Partial<VetRow>) =>
    setRows((all) => all.map((row) => (row.place === place ? { ...row, ...changes } : row)))

  const uploads = useUploads(async (place, file, watch) => {
    const type = types.current.get(place)
    if (token.current === null || type === undefined) return
    sending.current += 1
    try {
      change(place, { received: await addFile(token.current, { type, file }, watch) })
    } catch (error) {
      if (hasCode(error, 'expired')) link.setOpening({ state: 'expired' })
      throw error
    } finally {
      sending.current -= 1
    }
    await refresh().catch(fail)
  }, longestWait)

  function upload({ place, type, file }: Pick<VetRow, 'place' | 'type' | 'file'>) {
    types.current.set(place, type)
    if (file) uploads.start(place, file)
  }

  /** Adds chosen files as rows and sends them; returns how many the link does not take. */
  function add(files: readonly File[]): number {
    const added: VetRow[] = []
    for (const file of files) {
      const type = findNextType(
        view?.expected ?? [],
        [...rows, ...added].map((row) => row.type),
      )
      if (type === null) break
      added.push({ place: crypto.randomUUID(), type, file, received: null })
    }
    setRows([...rows, ...added])
    added.forEach(upload)
    return files.length - added.length
  }

  async function remove({ place, received }: VetRow) {
    uploads.dismiss(place)
    setRows((all) => all.filter((row) => row.place !== place))
    if (received) await takeOff(received)
    await refresh().catch(fail)
  }

  /** Takes a document off the link; false if that failed. */
  async function takeOff({ id }: VetFile): Promise<boolean> {
    if (token.current === null) return false
    gone.current.add(id)
    try {
      await takeFileOff(token.current, id)
      return true
    } catch (error) {
      gone.current.delete(id)
      fail(error)
      return false
    }
  }

  /** Gives a document another type: it is taken off, and sent again. */
  async function retype({ place, file, received }: VetRow, type: VetFileType) {
    if (file === null || token.current === null) return
    if (received && !(await takeOff(received))) return
    uploads.dismiss(place)
    change(place, { type, received: null })
    upload({ place, type, file })
  }

  /** Sends another file in the place of one that was refused. */
  function replace({ place }: VetRow, file: File) {
    change(place, { file })
    uploads.start(place, file)
  }

  /** Shows the link anew, with its documents alone. */
  function restart(first: VetLinkView) {
    show(first)
    setRows(first.files.map(toRow))
  }

  return { rows, uploads, show, restart, findUnlisted, add, remove, retype, replace }
}

/** A vet's visit to a link: what it shows, the documents that are added and taken off, and its end. */
export function useVetLink() {
  const link = useLinkView()
  const { show, restart, findUnlisted, ...documents } = useVetDocuments(link)
  const [isSending, setIsSending] = useState(false)
  const { token, opening, view, fail } = link

  const open = () => link.open(restart)
  useStart(() => void open())

  async function send() {
    if (token.current === null || isSending) return
    setIsSending(true)
    await finish(token.current).catch(fail)
    setIsSending(false)
  }

  /** Sends what is listed. What turns out to be there beside it is shown first, for it may be about another patient. */
  async function finish(link_token: string) {
    const present = await openLink(link_token)
    show(present)
    if (present.state === 'open' && findUnlisted(present, documents.rows).length > 0)
      toast({ text: inLanguage(vetPageMessages).unlisted, tone: 'warning' })
    else show(await sendFiles(link_token))
  }

  return { opening, view, isSending, open, send, ...documents }
}

export type VetVisit = ReturnType<typeof useVetLink>
