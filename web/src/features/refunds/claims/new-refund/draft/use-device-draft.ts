import type { DraftChanges, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { apiProblem } from '#platform/calls/api-problem.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { uploadFailure } from '#platform/photo/photo-problem.ts'
import { uploadFailureText } from '#platform/photo/upload-failure-text.ts'
import { toast } from '#ui/toast-store.ts'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { type DeviceRequest, newDeviceRequest, toRefundRequest, withChanges } from '../../../device/device-request.ts'
import {
  addDeviceFile,
  addDeviceRequest,
  changeDeviceRequest,
  deleteDeviceRequest,
} from '../../../device/device-requests.ts'
import { findDeviceOwner } from '../../../device/device.queries.ts'
import { useUploads } from '../../../documents/use-uploads.ts'
import { putRequest, refundQueries } from '../../../queries/refunds.queries.ts'
import { withChanges as withChangesShown } from './draft.queries.ts'
import { useCareTexts } from './use-care-texts.ts'
import { toPlace, type RequestDraft } from './use-draft.ts'

/** Draft of the wizard, stored on this device: the counterpart of `useDraft`. */
export function useDeviceDraft(
  request: RefundRequest | undefined,
  animals: readonly PortrayedAnimal[],
  animal_id: string | undefined,
  today: string,
): RequestDraft {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const begun = useRef<Promise<string> | null>(null)
  const pending = useRef(new Set<Promise<boolean>>())
  const [saving, setSaving] = useState(0)
  const names = new Map(animals.map(({ id, name }) => [id, name]))

  function begin(): Promise<string> {
    if (request) return Promise.resolve(request.id)
    begun.current ??= create().catch((error: unknown) => {
      begun.current = null
      throw error
    })
    return begun.current
  }

  async function create(): Promise<string> {
    const empty = newDeviceRequest()
    const chosen = animal_id !== undefined && names.has(animal_id) ? [animal_id] : []
    const made = { ...empty, facts: withChanges(empty.facts, { animal_ids: chosen }, names) }
    show(await addDeviceRequest(await findDeviceOwner(queries), made))
    await navigate({
      to: '/refunds/new',
      search: { request: made.id, step: 'invoice' },
      replace: true,
      resetScroll: false,
    })
    return made.id
  }

  function show(stored: DeviceRequest | null): void {
    if (stored === null) throw apiProblem('not_found', { status: 404 })
    putRequest(queries, toRefundRequest(stored))
  }

  async function save(changes: DraftChanges): Promise<void> {
    setSaving((count) => count + 1)
    // Shown at once; what the device then has takes its place.
    if (request) putRequest(queries, withChangesShown(request, { changes, names }))
    const work = begin().then(async (id) => {
      const owner = await findDeviceOwner(queries)
      show(
        await changeDeviceRequest(owner, id, (stored) =>
          stored.state === 'draft' ? { ...stored, facts: withChanges(stored.facts, changes, names) } : null,
        ),
      )
    })
    const settled = work.then(
      () => true,
      () => false,
    )
    pending.current.add(settled)
    const isKept = await settled
    pending.current.delete(settled)
    setSaving((count) => count - 1)
    if (!isKept && request) await queries.invalidateQueries({ queryKey: refundQueries.request(request.id).queryKey })
    return work
  }

  const tell = (error: unknown) => {
    const failure = uploadFailure(error)
    if (failure !== null) toast({ text: uploadFailureText(failure, language), tone: 'danger' })
  }
  const change = (changes: DraftChanges) => save(changes).catch(tell)
  const care = useCareTexts({ request, today, save, tell })

  async function settle(): Promise<boolean> {
    const edits = care.edits()
    care.sendAll()
    const all = await Promise.all(pending.current)
    return all.every(Boolean) && care.edits() === edits
  }

  const uploads = useUploads(async (place, file) => {
    const id = await begin()
    show(await addDeviceFile(await findDeviceOwner(queries), id, { place: toPlace(place), file }))
  })

  /** Begins a request for each invoice, and leads to their list: sorting reads them, which takes the portal. */
  async function beginEach(files: readonly File[]): Promise<void> {
    setSaving((count) => count + 1)
    for (const file of files) await beginWith(file).catch(tell)
    setSaving((count) => count - 1)
    await navigate({ to: '/refunds' })
  }

  async function beginWith(file: File): Promise<void> {
    const owner = await findDeviceOwner(queries)
    const { preparePhoto } = await import('#platform/photo/prepare-photo.ts')
    const watch = { signal: new AbortController().signal, onStage: () => undefined }
    const photo = await preparePhoto(file, watch)
    const { id } = await addDeviceRequest(owner, newDeviceRequest())
    const place = { type: 'invoice' as const, animal_id: null }
    await addDeviceFile(owner, id, { place, file: photo.file }).catch(async (error: unknown) => {
      await deleteDeviceRequest(id)
      throw error
    })
  }

  async function removeFile(file_id: string): Promise<void> {
    if (request === undefined) return
    const owner = await findDeviceOwner(queries)
    show(
      await changeDeviceRequest(owner, request.id, (stored) =>
        stored.state === 'draft' ? { ...stored, files: stored.files.filter(({ id }) => id !== file_id) } : null,
      ),
    )
  }

  return {
    begin,
    change,
    care,
    settle,
    isSettling: false,
    uploads,
    isSaving: saving > 0,
    removeFile: (file_id) => void removeFile(file_id).catch(tell),
    isOnDevice: true,
    onMany: (files) => void beginEach(files).catch(tell),
  }
}
