import type { DraftChanges, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { hasCode } from '#platform/calls/api-problem.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { toast } from '#ui/toast-store.ts'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { addDocument, fileAt } from '../../../documents/add-document.ts'
import { type Uploads, useUploads } from '../../../documents/use-uploads.ts'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import { changeDraft, createDraft, deleteFile } from './draft.queries.ts'
import { useCareTexts } from './use-care-texts.ts'

/** The draft as the steps of the wizard use it. */
export type RequestDraft = {
  /** animal that a draft begins with: that of the address */
  about?: string | undefined
  /** Resolves with the draft's id, once it is begun. */
  begin: () => Promise<string>
  /** Saves a change at once; a refusal is shown. */
  change: (changes: DraftChanges) => Promise<void>
  care: ReturnType<typeof useCareTexts>
  /** Saves what is not saved yet and waits; returns whether everything on screen is saved then. */
  settle: () => Promise<boolean>
  isSettling: boolean
  uploads: Uploads
  isSaving: boolean
  removeFile: (file_id: string) => void
  /** kept on this device, without a network */
  isOnDevice: boolean
  /** Takes several files that are no one invoice; absent where a page sorts them. */
  onMany?: (files: readonly File[]) => void
}

/** The place of an upload's document: `invoice`, or `care-sheet.` and the animal's id. */
export function toPlace(place: string) {
  const [type, animal_id = null] = place.split('.')
  return type === 'care-sheet'
    ? { type: 'care-sheet' as const, animal_id }
    : { type: 'invoice' as const, animal_id: null }
}

/** A draft in the wizard: created by the first file or change, then filled in, its files added and removed. */
export function useDraft(
  request: RefundRequest | undefined,
  animals: readonly PortrayedAnimal[],
  animal_id: string | undefined,
  today: string,
): RequestDraft {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const [key] = useState(newIdempotencyKey)
  const begun = useRef<Promise<string> | null>(null)
  const pending = useRef(new Set<Promise<boolean>>())
  const [isSettling, setIsSettling] = useState(false)
  const creation = useMutation(createDraft)
  const changing = useMutation(changeDraft)
  const removal = useMutation(deleteFile(request?.id ?? ''))
  const isSaving = useIsMutating({ mutationKey: ['refund-requests', 'change'] }) > 0

  function begin(): Promise<string> {
    if (request) return Promise.resolve(request.id)
    begun.current ??= creation.mutateAsync(key).then(
      async ({ id }) => {
        await navigate({
          to: '/refunds/new',
          search: { request: id, step: 'invoice' },
          replace: true,
          resetScroll: false,
        })
        const chosen = animals.find((animal) => animal.id === animal_id)
        if (chosen)
          await changing.mutateAsync({
            id,
            changes: { animal_ids: [chosen.id] },
            names: new Map([[chosen.id, chosen.name]]),
          })
        return id
      },
      (error: unknown) => {
        begun.current = null
        throw error
      },
    )
    return begun.current
  }

  /** Fetches the draft again: the page then shows if it was deleted elsewhere. */
  async function isGone(error: unknown): Promise<boolean> {
    if (request === undefined || !hasCode(error, 'not_found')) return false
    return queries.fetchQuery({ ...refundQueries.request(request.id), staleTime: 0 }).then(
      () => false,
      (failure: unknown) => hasCode(failure, 'not_found'),
    )
  }

  const tell = async (error: unknown) => {
    if (!(await isGone(error))) toast({ text: problemText(error, language), tone: 'danger' })
  }

  /** Keeps changes; rejects with what refused them. */
  function save(changes: DraftChanges): Promise<void> {
    const names = new Map(animals.map(({ id, name }) => [id, name]))
    const saving = begin()
      .then((id) => changing.mutateAsync({ id, changes, names }))
      .then(() => undefined)
    const settled = saving.then(
      () => true,
      () => false,
    )
    pending.current.add(settled)
    void settled.then(() => pending.current.delete(settled))
    return saving
  }

  const change = (changes: DraftChanges): Promise<void> => save(changes).catch(tell)
  const care = useCareTexts({ request, today, save, tell })

  async function settle(): Promise<boolean> {
    const edits = care.edits()
    care.sendAll()
    if (pending.current.size === 0) return true
    setIsSettling(true)
    const all = await Promise.all(pending.current)
    setIsSettling(false)
    return all.every(Boolean) && pending.current.size === 0 && care.edits() === edits
  }

  const uploads = useUploads(async (place, file, watch) => {
    const id = await begin()
    const known = queries.getQueryData(refundQueries.request(id).queryKey)
    const document = { place: toPlace(place), file, replaces: fileAt(known, toPlace(place)) }
    await addDocument(queries, id, document, watch).catch(async (error: unknown) => {
      await isGone(error)
      throw error
    })
  })

  return {
    about: animal_id,
    begin,
    change,
    care,
    settle,
    isSettling,
    uploads,
    isSaving,
    removeFile: (file_id: string) => removal.mutate(file_id, { onError: (error) => void tell(error) }),
    isOnDevice: false,
  }
}
