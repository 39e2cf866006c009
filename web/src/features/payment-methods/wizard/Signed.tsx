import { getCompany } from '@coussinet/contract/company.ts'
import { phone } from '@coussinet/contract/domain/phones.ts'
import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { wizardMessages } from '#messages/payment-methods.ts'
import { useContract } from '#platform/calls/queries.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { SuccessScreen } from '#ui/SuccessScreen.tsx'
import { UnpaidText } from './UnpaidText.tsx'
import styles from './account-wizard.module.css'

export type SignedMeans = 'bank_account' | 'card' | 'none' | 'unknown'

function Refunds({ methods: { refund_account } }: { methods: PaymentMethods }) {
  const { signed: words } = useMessages(wizardMessages)
  const format = useFormat()
  const held_until = refund_account?.held_until ?? null
  if (refund_account === null || held_until === null) return <p>{words.released}</p>
  return (
    <Note
      title={words.held(format.longInstant(held_until))}
      action={
        <LinkButton
          variant="outline"
          to="/profile/payment-methods/refund-account"
          search={{ account: refund_account.id, step: 'release' }}
        >
          {words.release}
        </LinkButton>
      }
    />
  )
}

type SignedProps = {
  mandate: Mandate
  methods: PaymentMethods
  /** Account that was debited until the signature; unknown where the page is opened afterwards. */
  former: SignedMeans
  last: LastHeading
}

export function Signed({ mandate, methods, former, last }: SignedProps) {
  const { signed: words, facts } = useMessages(wizardMessages)
  const format = useFormat()
  const { first_debit_on, last_debit_before, umr, iban, debtor, uses, document_href, parts } = mandate
  // Another account may have replaced it since.
  const isForRefunds =
    uses.includes('refunds') &&
    methods.refund_account !== null &&
    format.shownAccount(methods.refund_account.iban) === format.shownAccount(iban)
  const { country } = useContract()
  const { phone: number } = getCompany(country)
  return (
    <>
      <SuccessScreen
        title={words.title}
        last={last}
        acts={
          <>
            <LinkButton variant="primary" size="large" to="/profile/payment-methods">
              {words.methods}
            </LinkButton>
            <LinkButton variant="surface" size="large" to="/">
              {words.home}
            </LinkButton>
          </>
        }
      >
        <p>
          {first_debit_on !== null && words.next(format.longDay(first_debit_on))} {words.papers}
        </p>
        {last_debit_before !== null && <p>{words.last[former](format.weekdayAndDay(last_debit_before))}</p>}
        <UnpaidText mandate={mandate} methods={methods} />
      </SuccessScreen>
      <div className={`${styles.signed} stack gap-l`}>
        {isForRefunds && <Refunds methods={methods} />}
        <DescriptionList
          variant="left"
          facts={[
            { term: facts.mandate, value: umr },
            { term: facts.account, value: format.shownAccount(iban) },
            { term: facts.holder, value: debtor.name },
          ]}
        />
        <p>{last_debit_before === null ? words.only : words.onlyLater}</p>
        <p className="small muted">
          {words.notice}{' '}
          <a className="text-link nowrap tnum" href={`tel:${number}`}>
            {phone(number, country)}
          </a>
        </p>
        <div>
          <PaperLanguage of={parts.language} />
          <DownloadButton href={document_href} document_type="mandate">
            {words.download}
          </DownloadButton>
        </div>
      </div>
    </>
  )
}
