import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { photoMessages } from '#platform/photo/photo.messages.ts'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { careWarnings, knownCover, withCheck } from '../../../cover/care-warnings.ts'
import { CareWarnings } from '../../../cover/CareWarnings.tsx'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { fileAt } from '../../../documents/add-document.ts'
import { DocumentSlot } from '../../../documents/DocumentSlot.tsx'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import type { RequestDraft } from '../draft/use-draft.ts'
import { wizardMessages } from '../new-refund.messages.ts'
import { BlankSheet } from './BlankSheet.tsx'
import styles from './care-sheets.module.css'

type CareSheetsStepProps = {
  request: RefundRequest
  animals: readonly PortrayedAnimal[]
  draft: RequestDraft
  today: string
  /** The member wanted to go on: what is missing says so at its place. */
  isAttempted: boolean
}

/** Step 3: one care sheet for each chosen animal. */
export function CareSheetsStep({ request, animals, draft, today, isAttempted }: CareSheetsStepProps) {
  const { sheets: words, missing } = useMessages(wizardMessages)
  const photos = useMessages(photoMessages)
  const language = useLanguage()
  const cover = knownCover(useMe(), today)
  const { data: check } = useQuery(refundQueries.check(request.id))
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
              {animal && <CareWarnings warnings={withCheck(careWarnings(animal, request, cover), check, [animal])} />}
            </div>
          </section>
        )
      })}
      <p className={`small muted ${styles.later}`}>{words.later}</p>
    </>
  )
}
