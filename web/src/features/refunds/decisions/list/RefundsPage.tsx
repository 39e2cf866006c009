import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import Calculator from '~icons/lucide/calculator'
import Plus from '~icons/lucide/plus'
import ShieldCheck from '~icons/lucide/shield-check'
import Trash from '~icons/lucide/trash-2'
import { listMessages, refundMessages } from '#messages/refunds.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useMessages, useLanguage } from '#platform/language/i18n.ts'
import { ChipLink } from '#platform/links/ChipLink.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate, useCan } from '#platform/permissions.tsx'
import { Chips } from '#ui/Chips.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { deleteDraft } from '../../claims/new-refund/draft/draft.queries.ts'
import { KeepDraft } from '../../claims/request/KeepDraft.tsx'
import { deletedSoon } from '../../claims/request/shown-status.ts'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { NoRefund, PastRefunds } from './past/PastRefunds.tsx'
import { RequestsUnderWay } from './RequestsUnderWay.tsx'
import styles from './refunds.module.css'

function DraftActs({ request }: { request: RefundRequest }) {
  const canWrite = useCan('refunds:write')
  const today = useToday()
  if (!canWrite) return null
  return (
    <>
      {deletedSoon(request, today) !== null && <KeepDraft id={request.id} />}
      <DeleteDraft id={request.id} />
    </>
  )
}

function DeleteDraft({ id }: { id: string }) {
  const words = useMessages(listMessages)
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useMutation(deleteDraft)
  function confirm() {
    setIsAsking(false)
    // A promise outlives this row, which leaves the list at once.
    deletion.mutateAsync(id).then(
      () => toast({ text: words.deleted }),
      (error: unknown) => toast({ text: problemText(error, language), tone: 'danger' }),
    )
  }
  return (
    <>
      <IconButton size="small" label={words.deleteDraft} icon={<Trash />} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={words.deleteTitle}
        text={words.deleteText}
        confirmLabel={words.deleteYes}
        cancelLabel={words.keepIt}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

// For the few who wrote without a network.
const DeviceRequests = lazyPart(() => import('./DeviceRequests.tsx').then((module) => module.DeviceRequests))

type RefundsPageProps = { animals: readonly PortrayedAnimal[]; animal_id: string | undefined; isLocked: boolean }

export function RefundsPage({ animals, animal_id, isLocked }: RefundsPageProps) {
  const words = useMessages(listMessages)
  const refunds = useMessages(refundMessages)
  const id = useId()
  if (isLocked) {
    return (
      <div className="content">
        <div className="page-head">
          <h1>{words.title}</h1>
        </div>
        <Suspense>
          <NoRefund level={2} text={words.locked} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="content">
      <div className="page-head">
        <div className={`stack gap-s ${styles.refundsTitle}`}>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <div className={`row wrap ${styles.refundsActs}`}>
          <LinkButton to="/refunds/estimate" search={{ animal_id }}>
            <Calculator />
            {words.estimate}
          </LinkButton>
          <LinkButton to="/quotes">
            <ShieldCheck />
            {words.quotes}
          </LinkButton>
          <Gate permission="refunds:write">
            <LinkButton variant="primary" size="large" to="/refunds/new" search={{ animal_id }}>
              <Plus />
              {words.newRequest}
            </LinkButton>
          </Gate>
        </div>
      </div>
      {animals.length > 1 && <AnimalFilter animals={animals} />}
      <Suspense fallback={null}>
        <DeviceRequests />
      </Suspense>
      <section className="section" aria-labelledby={`${id}-under-way`}>
        <SectionHeading id={`${id}-under-way`} title={words.underWay} />
        <Block what={refunds.load.requests} pending={<Skeleton shape="rows" label={refunds.loading} />}>
          <RequestsUnderWay animal_id={animal_id} draftActs={(request) => <DraftActs request={request} />} />
        </Block>
      </section>
      <section className="section" aria-labelledby={`${id}-past`}>
        <SectionHeading id={`${id}-past`} title={words.lastTwelveMonths} />
        <Block what={refunds.load.past} pending={<Skeleton shape="table" count={5} label={refunds.loading} />}>
          <PastRefunds animals={animals} animal_id={animal_id} />
        </Block>
      </section>
    </div>
  )
}

function AnimalFilter({ animals }: { animals: readonly PortrayedAnimal[] }) {
  const words = useMessages(listMessages)
  return (
    <Chips label={words.filter}>
      <ChipLink to="/refunds" search={{}} activeOptions={{ exact: true }} resetScroll={false}>
        {words.everyAnimal}
      </ChipLink>
      {animals.map(({ id, name, face, ground }) => (
        <ChipLink key={id} to="/refunds" search={{ animal_id: id }} activeOptions={{ exact: true }} resetScroll={false}>
          <Portrait face={face} ground={ground} size="chip" />
          {name}
        </ChipLink>
      ))}
    </Chips>
  )
}
