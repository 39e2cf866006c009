import './profile.css'
import { type ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx'
import { Block } from '#platform/page/Block.tsx'
import { useTyped } from '#platform/page/kept-typing.ts'
import { useLeaveGuard } from '#platform/page/use-leave-guard.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { ProofDialog } from '#platform/reauthentication/ProofDialog.tsx'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { AddressPanel } from './address/AddressPanel.tsx'
import { EmailPanel } from './contact/EmailPanel.tsx'
import { PhonesPanel } from './contact/PhonesPanel.tsx'
import { LanguagePanel } from './language/LanguagePanel.tsx'
import type { Opening, PanelName } from './form/panels.ts'
import { PasswordPanel } from './password/PasswordPanel.tsx'
import { profileMessages } from './profile.messages.ts'

// Below what is first seen: they come in files of their own.
const Passkeys = lazyPart(() => import('./passkeys/Passkeys.tsx').then((module) => module.Passkeys))
const Sessions = lazyPart(() => import('./sessions/Sessions.tsx').then((module) => module.Sessions))
const SecurityLog = lazyPart(() => import('./log/SecurityLog.tsx').then((module) => module.SecurityLog))

type ProfilePageProps = {
  tabs: ReactNode
  /** The panels of other features, each where it belongs. */
  preferences: ReactNode
  personalData: ReactNode
}

/** What the member told us and how their account is kept safe, panel by panel; one is open at a time. */
export function ProfilePage({ tabs, preferences, personalData }: ProfilePageProps) {
  const words = useMessages(profileMessages)
  const { ask, ...question } = useLeaveGuard()
  const [opened, setOpened] = useTyped<PanelName | null, 'profile.opened'>('profile.opened', null)
  const opening: Opening = {
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
      <div>
        <AddressPanel {...opening} />
        <EmailPanel {...opening} />
        <PhonesPanel {...opening} />
        <PasswordPanel {...opening} />
        <LanguagePanel />
        {preferences}
        <Panel {...words.passkeys}>
          <Block what={words.failed.passkeys} pending={waiting}>
            <Passkeys {...opening} />
          </Block>
        </Panel>
        <Panel {...words.sessions}>
          <Block what={words.failed.sessions} pending={waiting}>
            <Sessions />
          </Block>
        </Panel>
        <Panel {...words.log}>
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
