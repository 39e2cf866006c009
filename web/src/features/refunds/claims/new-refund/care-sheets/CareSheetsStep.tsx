import { memberName } from '@coussinet/contract/domain/members.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import Mail from '~icons/lucide/mail'
import { photoMessages } from '#messages/platform.ts'
import { blankSheetMessages, wizardMessages } from '#messages/refund-requests.ts'
import { useMe } from '#platform/calls/queries.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Gate } from '#platform/permissions.tsx'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { careWarnings, CareWarnings, knownCover, withCheck } from '../../../cover/CareWarnings.tsx'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { fileAt } from '../../../documents/add-document.ts'
import { DocumentSlot } from '../../../documents/DocumentSlot.tsx'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import type { RequestDraft } from '../draft/use-draft.ts'
import styles from './care-sheets.module.css'

const VetLinks = lazyPart(() => import('../../../vets/VetLinks.tsx').then((module) => module.VetLinks))

type CareSheetsStepProps = {
  request: RefundRequest
  animals: readonly PortrayedAnimal[]
  draft: RequestDraft
  today: string
  /** The member pressed "next": missing items show it in place. */
  isAttempted: boolean
}

/** Step 3: one care sheet for each chosen animal. */
export function CareSheetsStep({ request, animals, draft, today, isAttempted }: CareSheetsStepProps) {
  const { sheets: words, missing } = useMessages(wizardMessages)
  const photos = useMessages(photoMessages)
  const language = useLanguage()
  const cover = knownCover(useMe(), today)
  const { data: check } = useQuery({ ...refundQueries.check(request.id), enabled: !draft.isOnDevice })
  return (
    <>
      {request.animals.map(({ id, name }) => {
        const animal = animals.find((one) => one.id === id)
        return (
          <section key={id} className={styles.block} aria-labelledby={`sheet-${id}`}>
            <div className={`row ${styles.head}`}>
              {animal && <Portrait face={animal.face} ground={animal.ground} size="row" />}
              <div className="grow">
                <h2 id={`sheet-${id}`} className="h3">
                  {name}
                </h2>
                {animal && <p className="small muted">{words.formula(animal.formula_label[language])}</p>}
              </div>
            </div>
            <div className="stack gap-m">
              <DocumentSlot
                place={`care-sheet.${id}`}
                file={fileAt(request, { type: 'care-sheet', animal_id: id })}
                uploads={draft.uploads}
                isOnDevice={draft.isOnDevice}
                onRemove={(file) => draft.removeFile(file.id)}
              >
                {(take) => (
                  <DropZone
                    size="small"
                    hint={words.hint}
                    hintPhone=""
                    formats={photos.formats}
                    chooseLabel={photos.choose}
                    photoLabel={photos.photo}
                    accept={acceptedPhotos}
                    error={isAttempted ? missing.care_sheet : undefined}
                    onFiles={take}
                  />
                )}
              </DocumentSlot>
              {fileAt(request, { type: 'care-sheet', animal_id: id }) === undefined && (
                <BlankSheet animal={{ id, name }} care_date={request.care_date} />
              )}
              {!draft.isOnDevice && (
                <Suspense fallback={null}>
                  <VetLinks
                    subject={{ request_id: request.id }}
                    topic="refund-requests"
                    isSettled={fileAt(request, { type: 'care-sheet', animal_id: id }) !== undefined}
                    animals={[{ id, name }]}
                  />
                </Suspense>
              )}
              {animal && <CareWarnings warnings={withCheck(careWarnings(animal, request, cover), check, [animal])} />}
            </div>
          </section>
        )
      })}
      <p className={`small muted ${styles.later}`}>{words.later}</p>
    </>
  )
}

type BlankSheetProps = { animal: { id: string; name: string }; care_date: string | null }

/** While an animal has no care sheet: the blank one to save, and a mail to the vet, to which the member attaches it. */
function BlankSheet({ animal: { id, name }, care_date }: BlankSheetProps) {
  const words = useMessages(blankSheetMessages)
  const format = useFormat()
  const me = useMe()
  const day = care_date === null ? null : format.longDay(care_date)
  return (
    <Gate permission="contract:read">
      <div className={styles.blank}>
        <p className="small strong">{words.title}</p>
        <PaperLanguage />
        <div className="row wrap gap-s">
          <DownloadButton
            size="small"
            href={`/api/pdf/feuilles?animal_id=${id}`}
            document_type="feuilles"
            name={words.sheetOf(name)}
          >
            {words.download}
          </DownloadButton>
          <ButtonAnchor
            size="small"
            variant="quiet"
            href={mailTo(words.subject(name), words.body(name, day, memberName(me)))}
            aria-label={words.writeFor(name)}
          >
            <Mail />
            {words.write}
          </ButtonAnchor>
        </div>
        <p className="small muted">
          <Unbroken>{words.how}</Unbroken>
        </p>
      </div>
    </Gate>
  )
}

/** The address that opens the member's own mail program; a paper cannot be attached by it. */
export const mailTo = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
