import { addressLines } from '@coussinet/contract/domain/format.ts'
import { phone } from '@coussinet/contract/domain/phones.ts'
import type { Profile } from '@coussinet/contract/profile.ts'
import { type ReactNode, Suspense } from 'react'
import { contactMessages, profileMessages } from '#messages/profile.ts'
import { useMe } from '#platform/calls/queries.ts'
import { successToast } from '#platform/form/error-toast.ts'
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { PageIndex } from '#platform/page/PageIndex.tsx'
import { useLeaveGuard } from '#platform/page/use-leave-guard.ts'
import { useCan } from '#platform/permissions.tsx'
import { ProofDialog } from '#platform/reauthentication/ProofDialog.tsx'
import { hasProviders } from '#start/provider-mark.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { AddressForm } from './AddressForm.tsx'
import { EmailForm } from './contact/EmailForm.tsx'
import { PendingEmail } from './contact/PendingEmail.tsx'
import { PhonesForm } from './contact/PhonesForm.tsx'
import { LanguagePanel } from './LanguagePanel.tsx'
import type { PanelOpening, PanelName } from './panel-opening.ts'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { SecurityLog } from './SecurityLog.tsx'
import { Sessions } from './Sessions.tsx'
import styles from './profile.module.css'

type ProfilePageProps = {
  tabs: ReactNode
  preferences: ReactNode
  personalData: ReactNode
  personalDataTitle: string
}

export function ProfilePage({ tabs, preferences, personalData, personalDataTitle }: ProfilePageProps) {
  const words = useMessages(profileMessages)
  const { ask, ...question } = useLeaveGuard()
  const [opened, setOpened] = useRestoredState<PanelName | null, 'profile.opened'>('profile.opened', null)
  const opening: PanelOpening = {
    opened,
    open: (name) => ask(() => setOpened(name)),
    cancel: () => ask(() => setOpened(null)),
    close: (name) => setOpened((now) => (now === name ? null : now)),
  }
  const waiting = <Skeleton shape="rows" count={2} label={words.loading} />
  return (
    <div className="content">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      {tabs}
      <PageIndex
        parts={[
          ...shownPanels().map((anchor) => ({ anchor, title: words[anchor].title })),
          { anchor: 'personal-data', title: personalDataTitle },
        ]}
      />
      <div>
        <AddressPanel {...opening} />
        <EmailPanel {...opening} />
        <PhonesPanel {...opening} />
        <PasswordPanel {...opening} />
        <LanguagePanel />
        {preferences}
        <Panel anchor="passkeys" {...words.passkeys}>
          <Block what={words.failed.passkeys} pending={waiting}>
            <Passkeys {...opening} />
          </Block>
        </Panel>
        {hasProviders() && (
          <Panel anchor="identities" {...words.identities}>
            <Block what={words.failed.identities} pending={waiting}>
              <LinkedIdentities label={words.identities.title} />
            </Block>
          </Panel>
        )}
        <Panel anchor="sessions" {...words.sessions}>
          <Block what={words.failed.sessions} pending={waiting}>
            <Sessions />
          </Block>
        </Panel>
        <Panel anchor="log" {...words.log}>
          <Block what={words.failed.log} pending={waiting}>
            <SecurityLog />
          </Block>
        </Panel>
        {personalData}
      </div>
      <LeaveQuestion {...question} />
      <ProofDialog />
    </div>
  )
}

/** The panels in their order, each with its anchor and the name of its words. */
const panelNames = [
  'address',
  'email',
  'phones',
  'password',
  'language',
  'passkeys',
  'identities',
  'sessions',
  'log',
] as const

const shownPanels = () => panelNames.filter((name) => name !== 'identities' || hasProviders())

// Few portals have identity providers.
const LinkedIdentities = lazyPart(() =>
  import('./identities/LinkedIdentities.tsx').then((module) => module.LinkedIdentities),
)

/** An e-mail address that wraps before its domain if it is too long. */
function Breakable({ text }: { text: string }) {
  const [name = '', domain = ''] = text.split('@')
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  )
}

const hidden = '••••••••••'

const PasswordForm = lazyPart(() => import('./PasswordForm.tsx').then((module) => module.PasswordForm))

/** The password, never shown and changed here. */
function PasswordPanel({ opened, open, cancel, close }: PanelOpening) {
  const words = useMessages(profileMessages)
  const canWrite = useCan('profile:write')
  const form = (
    <Suspense fallback={<Skeleton shape="block" label={words.loading} />}>
      <PasswordForm onCancel={cancel} onDone={() => close('password')} />
    </Suspense>
  )
  return (
    <Panel
      // Password managers come here by /.well-known/change-password.
      anchor="password"
      {...words.password}
      edit={canWrite ? { label: words.edit, onEdit: () => open('password') } : undefined}
      form={opened === 'password' && canWrite ? form : null}
    >
      <p aria-hidden="true">{hidden}</p>
    </Panel>
  )
}

function EmailPanel({ opened, open, cancel, close }: PanelOpening) {
  const words = useMessages(profileMessages)
  const { confirm } = useMessages(contactMessages)
  const { email, pending_email } = useMe()
  const canWrite = useCan('profile:write')
  function done(answer: Profile | null) {
    close('email')
    if (answer) successToast(answer.pending_email === null ? words.saved : confirm)
  }
  return (
    <Panel
      anchor="email"
      {...words.email}
      edit={canWrite ? { label: words.edit, onEdit: () => open('email') } : undefined}
      form={opened === 'email' && canWrite ? <EmailForm email={email} onDone={done} onCancel={cancel} /> : null}
      after={
        pending_email !== null && (
          <PendingEmail key={pending_email} email={email} pending_email={pending_email} canWrite={canWrite} />
        )
      }
    >
      <p>
        <Breakable text={email} />
      </p>
    </Panel>
  )
}

function AddressPanel({ opened, open, cancel, close }: PanelOpening) {
  const words = useMessages(profileMessages)
  const { address } = useMe()
  const canWrite = useCan('profile:write')
  const form = (
    <AddressForm
      address={address}
      onCancel={cancel}
      onDone={(answer) => {
        close('address')
        if (answer) toast({ text: words.saved, tone: 'success' })
      }}
    />
  )
  return (
    <Panel
      anchor="address"
      {...words.address}
      edit={canWrite ? { label: words.edit, onEdit: () => open('address') } : undefined}
      form={opened === 'address' && canWrite ? form : null}
    >
      <address className={styles.address}>
        {[...addressLines(address), words.countries[address.country]].map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
    </Panel>
  )
}

function PhonesPanel({ opened, open, cancel, close }: PanelOpening) {
  const words = useMessages(profileMessages)
  const texts = useMessages(contactMessages)
  const me = useMe()
  const canWrite = useCan('profile:write')
  const shown = (number: string | null) =>
    number === null ? <span className="muted">{words.none}</span> : phone(number, me.address.country)
  const form = (
    <PhonesForm
      me={me}
      onCancel={cancel}
      onDone={(answer) => {
        close('phones')
        if (answer) toast({ text: words.saved, tone: 'success' })
      }}
    />
  )
  return (
    <Panel
      anchor="phones"
      {...words.phones}
      edit={canWrite ? { label: words.edit, onEdit: () => open('phones') } : undefined}
      form={opened === 'phones' && canWrite ? form : null}
    >
      <DescriptionList
        variant="left"
        facts={[
          { term: texts.mobile, value: shown(me.phones.mobile) },
          { term: texts.landlineShort, value: shown(me.phones.landline) },
        ]}
      />
    </Panel>
  )
}
