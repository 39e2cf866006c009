import { addPileFiles, createRefundPile } from '@coussinet/contract/refund-piles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'
import { useUploads } from '../../documents/use-uploads.ts'
import { requestChanged } from '../../queries/refunds.queries.ts'
import { takeChosen } from './chosen-files.ts'
import { pileQuery } from './pile.queries.ts'

/**
 * Sends the documents of a pile one after the other; the first one begins it. Each is answered at once and is then the portal’s to make
 * ready. Those that were chosen elsewhere begin at once.
 */
export function usePileUploads(id: string | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const begun = useRef<string | null>(id)
  const count = useRef(0)
  const [keys] = useState(() => new Map<string, string>())
  const line = useRef(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  const [places, setPlaces] = useState<readonly string[]>([])

  const uploads = useUploads(async (place, file, watch) => {
    // A try whose answer was lost is the same call again.
    const idempotency_key = keys.get(place) ?? newIdempotencyKey()
    keys.set(place, idempotency_key)
    if (begun.current === null) {
      const pile = await uploadCall(createRefundPile, { file, idempotency_key, ...watch })
      begun.current = pile.id
      queries.setQueryData(pileQuery(pile.id).queryKey, pile)
      void requestChanged(queries, pile.id)
      await navigate({ to: '/refunds/piles/$id', params: { id: pile.id }, replace: true, resetScroll: false })
    } else {
      const params = { id: begun.current }
      queries.setQueryData(
        pileQuery(begun.current).queryKey,
        await uploadCall(addPileFiles, { params, file, idempotency_key, ...watch }),
      )
    }
  })

  function add(files: readonly File[]): void {
    setWaiting((number) => number + files.length)
    for (const file of files) {
      const place = `pile-${(count.current += 1)}`
      line.current = line.current.then(() => {
        setWaiting((number) => number - 1)
        setPlaces((all) => [...all, place])
        return uploads.upload(place, file).then(() => undefined)
      })
    }
  }

  useStart(() => add(takeChosen()))

  return { uploads, places, waiting, add, isBusy: uploads.isBusy || waiting > 0 }
}
