import { createRefundRequest, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { lowered } from '@coussinet/texts/grammar.ts'
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import Stethoscope from '~icons/lucide/stethoscope'
import { followMessages } from '#messages/refunds.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { call, newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { isCoverOver } from '#platform/ended-cover.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { putRequest, refundQueries, requestChanged } from '../../queries/refunds.queries.ts'
import { requestTitle } from '../request/request-name.ts'

/** Creates the draft of a follow-up visit; the same key creates one draft, however often it is called. */
const beginFollowUp = (follows: string) =>
  mutationOptions({
    mutationFn: (key: string) => call(createRefundRequest, { body: { follows } }, { idempotency_key: key }),
    onSuccess: async (request, _key, _before, { client }) => {
      putRequest(client, request)
      await client.invalidateQueries({ queryKey: refundQueries.request(follows).queryKey })
      return requestChanged(client, request.id)
    },
  })

type FollowUpsProps = { request: RefundRequest; animals: readonly PortrayedAnimal[] }

/** The visits before and after a request, and a link to create the next one of a decided request. */
export function FollowUps({ request, animals }: FollowUpsProps) {
  const words = useMessages(followMessages)
  const format = useFormat()
  const today = useToday()
  const { id, status, follows, follow_ups, animal_ids } = request
  const isInsured = animals.some(
    (animal) => animal_ids.includes(animal.id) && animal.formula.name !== 'default' && !isCoverOver(animal, today),
  )
  const isOffered = isInsured && (status === 'accepted' || status === 'rejected')
  if (!isOffered && follows === null && follow_ups.length === 0) return null
  const draft = follow_ups.find((one) => one.status === 'draft')
  const filed = follow_ups.filter((one) => one !== draft)
  return (
    <section className="section" aria-labelledby="follow-ups">
      <SectionHeading id="follow-ups" title={words.title} />
      <div className="stack gap-m">
        {follows !== null && <Followed id={follows} />}
        {filed.length > 0 && (
          <div>
            <h3>{words.followedBy}</h3>
            <ul>
              {filed.map((one) => (
                <li key={one.id}>
                  <Link className="text-link" to="/refunds/$id" params={{ id: one.id }}>
                    {[one.tracking_reference, one.care_date && format.longDay(one.care_date)]
                      .filter(Boolean)
                      .join(', ')}
                  </Link>{' '}
                  <span className="small muted">{lowered(words.status[one.status])}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Gate permission="refunds:write">
          {draft ? (
            <div>
              <LinkButton to="/refunds/new" search={{ request: draft.id }}>
                {words.resume}
              </LinkButton>
            </div>
          ) : (
            isOffered && <Ask id={id} />
          )}
        </Gate>
      </div>
    </section>
  )
}

/** The request that this one follows; empty once it is deleted. */
function Followed({ id }: { id: string }) {
  const words = useMessages(followMessages)
  const language = useLanguage()
  const { data } = useQuery({ ...refundQueries.request(id), retry: false })
  if (data === undefined) return null
  return (
    <p>
      {words.followsA}{' '}
      <Link className="text-link" to="/refunds/$id" params={{ id }}>
        {requestTitle(data, language)}
      </Link>
    </p>
  )
}

function Ask({ id }: { id: string }) {
  const words = useMessages(followMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const beginning = useMutation(beginFollowUp(id))
  const begin = () =>
    beginning.mutate(key, {
      onSuccess: (request) => navigate({ to: '/refunds/new', search: { request: request.id, step: 'invoice' } }),
      onError: (error) => toast({ text: problemText(error, language), tone: 'danger' }),
    })
  return (
    <div className="stack gap-s" data-invites>
      <p className="small muted">{words.help}</p>
      <div>
        <Button icon={<Stethoscope />} busy={beginning.isPending ? words.asking : undefined} onClick={begin}>
          {words.ask}
        </Button>
      </div>
    </div>
  )
}
