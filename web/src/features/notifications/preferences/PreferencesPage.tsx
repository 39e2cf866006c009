import type { Preference } from '@coussinet/contract/notifications.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { preferenceMessages } from '#messages/notifications.ts'
import { useMe } from '#platform/calls/queries.ts'
import { errorToast, successToast } from '#platform/form/error-toast.ts'
import { inLanguage, useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { useCan, useFeature } from '#platform/permissions.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { isOptional, type PreferenceChoice } from './choice.ts'
import { DevicesPanel } from './DevicesPanel.tsx'
import { choosePreference, preferencesQuery } from './preferences.queries.ts'
import styles from './PreferencesPage.module.css'

export function PreferencesPage() {
  const words = useMessages(preferenceMessages)
  const { email } = useMe()
  return (
    <div className="content content-narrow">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <p className={styles.intro}>
        {words.intro(email)}{' '}
        <Link className="text-link" to="/profile">
          {words.changeEmail}
        </Link>
      </p>
      <Block what={words.failed} pending={<Skeleton shape="text" count={7} label={words.loading} />}>
        <Preferences />
      </Block>
    </div>
  )
}

/** E-mail preferences by group: optional ones, which save at once, then those that are always sent. */
function Preferences() {
  const words = useMessages(preferenceMessages)
  const { data: preferences } = useSuspenseQuery(preferencesQuery)
  const mayChoose = useCan('profile:write')
  const isSponsor = useFeature('sponsorship')
  const choosing = useMutation(choosePreference)
  const shown = preferences.filter(({ group }) => group !== 'sponsorship' || isSponsor)

  function choose({ group }: Preference, way: PreferenceChoice['way'], wanted: boolean) {
    if (!isOptional(group)) return
    choosing.mutateAsync({ group, way, wanted }).then(
      () => successToast(inLanguage(preferenceMessages).saved),
      (error: unknown) => errorToast(error, 'notifications.preferences'),
    )
  }

  const panel = ({ isLocked }: { isLocked: boolean }) => (
    <Panel {...(isLocked ? words.locked : words.optional)}>
      <div className={styles.preferences} role="group" aria-label={words.byEmail}>
        {shown
          .filter(({ locked }) => locked === isLocked)
          .map((preference) => (
            <Checkbox
              key={preference.group}
              name={preference.group}
              label={words.groups[preference.group].name}
              hint={words.groups[preference.group].holds}
              checked={preference.email}
              disabled={isLocked || !mayChoose}
              onCheck={(wanted) => choose(preference, 'email', wanted)}
            />
          ))}
      </div>
    </Panel>
  )
  return (
    <div>
      {panel({ isLocked: false })}
      {panel({ isLocked: true })}
      <DevicesPanel preferences={shown} onChoose={(preference, wanted) => choose(preference, 'push', wanted)} />
    </div>
  )
}
