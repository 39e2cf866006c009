import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { useContract } from '#platform/queries.ts'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Complaint } from './complaint/Complaint.tsx'
import { contractMessages } from './contract.messages.ts'
import { contractQueries } from './contract.queries.ts'
import { EndingSection } from './ending/EndingSection.tsx'
import { WithdrawalNotice } from './ending/WithdrawalNotice.tsx'
import { ContractHead } from './head/ContractHead.tsx'

type ContractPageProps = {
  today: string
  tabs: ReactNode
  /** The animals' covers and the documents, shown by the route, which knows the animals. */
  covers: ReactNode
  documents: ReactNode
}

/** The contract: where it stands, what it covers and costs, its papers, its end, and how to complain. */
export function ContractPage({ today, tabs, covers, documents }: ContractPageProps) {
  const words = useMessages(contractMessages)
  const contract = useContract()
  // A failing call is told once, by the section of the endings.
  const { data: endings } = useQuery(contractQueries.endings())
  const waiting = (shape: 'cards' | 'rows') => <Skeleton shape={shape} label={words.loading} />
  return (
    <div className="content">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      {tabs}
      <ContractHead contract={contract} asked={endings?.data[0]} today={today} />
      {endings?.withdrawal && <WithdrawalNotice until={endings.withdrawal.until} />}
      <Gate permission="animals:read">
        <div className="section">
          <Block what={words.failed.covers} pending={waiting('cards')}>
            {covers}
          </Block>
        </div>
      </Gate>
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
