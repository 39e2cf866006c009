import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { complaintMessages, contractMessages, coverMessages, endingMessages } from '#messages/contract.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { PageIndex } from '#platform/page/PageIndex.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Note } from '#ui/Note.tsx'
import { NoteLine } from '#ui/NoteLine.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Complaint } from './Complaint.tsx'
import { contractQueries } from './contract.queries.ts'
import { ContractHead } from './ContractHead.tsx'
import { RequestedEnding } from './ending/RequestedEnding.tsx'
import { useRuleSentence } from './ending/use-rule-sentence.ts'
import { ReplaySection } from './replay/ReplaySection.tsx'
import styles from './ContractPage.module.css'

type ContractPageProps = {
  today: string
  /** last day on which an animal was insured, where none is any more */
  allLeftOn: string | null
  tabs: ReactNode
  /** The animals' covers and the documents, shown by the route, which knows the animals. */
  covers: ReactNode
  documents: ReactNode
}

export function ContractPage({ today, allLeftOn, tabs, covers, documents }: ContractPageProps) {
  const words = useMessages(contractMessages)
  const covered = useMessages(coverMessages)
  const complaint = useMessages(complaintMessages)
  const contract = useContract()
  // The section of the endings shows a failing call, once.
  const { data: endings } = useQuery(contractQueries.endings())
  const waiting = (shape: 'cards' | 'rows') => <Skeleton shape={shape} label={words.loading} />
  return (
    <div className="content">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      {tabs}
      <PageIndex
        parts={[
          { anchor: 'covers', title: covered.title },
          { anchor: 'documents', title: words.documents },
          { anchor: 'ending', title: words.endings },
          { anchor: 'complaint', title: complaint.title },
        ]}
      />
      <ContractHead contract={contract} asked={endings?.data[0]} allLeftOn={allLeftOn} today={today} />
      {endings?.withdrawal && <WithdrawalNotice until={endings.withdrawal.until} />}
      <Gate permission="animals:read">
        <div id="covers" className="section">
          <Block what={words.failed.covers} pending={waiting('cards')}>
            {covers}
          </Block>
          {contract.status !== 'terminated' && allLeftOn === null && (
            <Gate allOf={['refunds:read', 'refunds:write']}>
              <p className="section">
                <LinkButton to="/quotes/new">{words.askQuote}</LinkButton>
              </p>
            </Gate>
          )}
        </div>
      </Gate>
      {contract.status !== 'terminated' && allLeftOn === null && (
        <Gate permission="refunds:read">
          <div className="section">
            <ReplaySection />
          </div>
        </Gate>
      )}
      <section className="section" aria-labelledby="documents">
        <SectionHeading id="documents" title={words.documents} />
        <Block what={words.failed.documents} pending={waiting('rows')}>
          {documents}
        </Block>
      </section>
      <section className="section" aria-labelledby="ending">
        <SectionHeading id="ending" title={words.endings} />
        <Block what={words.failed.endings} pending={waiting('rows')}>
          <EndingSection />
        </Block>
      </section>
      <Complaint country={contract.country} />
    </div>
  )
}

/** At the top of the page during the withdrawal period: until when, and a link. */
function WithdrawalNotice({ until }: { until: string }) {
  const { withdrawal: words } = useMessages(endingMessages)
  const format = useFormat()
  return (
    <div className={styles.notice}>
      <Note
        tone="info"
        title={words.until(format.longDay(until))}
        action={
          <LinkButton variant="outline" to="/profile/contract/withdrawal">
            {words.name}
          </LinkButton>
        }
      >
        <NoteLine>{words.text}</NoteLine>
      </Note>
    </div>
  )
}

/** The ways to end the contract, or the requested end; reads its own query. */
function EndingSection() {
  const words = useMessages(endingMessages)
  const format = useFormat()
  const { data: endings } = useSuspenseQuery(contractQueries.endings())
  const { withdrawal, termination, data: requested } = endings
  const { status } = useContract()
  const sentenceOfRule = useRuleSentence()
  return (
    <div className={styles.endings}>
      {requested.map((ending) => (
        <div key={ending.id} className="card stack gap-s">
          <h3>{words.asked[ending.kind]}</h3>
          <RequestedEnding ending={ending} />
        </div>
      ))}
      {withdrawal && (
        <div className="card stack gap-s">
          <h3>{words.withdrawal.name}</h3>
          <p>{words.withdrawal.section(format.longDay(withdrawal.until))}</p>
          <p className={styles.act}>
            <LinkButton to="/profile/contract/withdrawal">{words.withdrawal.name}</LinkButton>
          </p>
        </div>
      )}
      {termination && (
        <div className="card stack gap-s">
          <h3>{words.termination.name}</h3>
          <p>
            {words.termination.section(format.longDay(termination.ends_on))} {sentenceOfRule(termination.rule)}
          </p>
          <p className={styles.act}>
            <LinkButton to="/profile/contract/termination">{words.termination.name}</LinkButton>
          </p>
        </div>
      )}
      {!withdrawal && !termination && requested.length === 0 && (
        <p className="muted">{status === 'terminated' ? words.ended : words.over}</p>
      )}
    </div>
  )
}
