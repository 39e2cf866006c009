import './preferences.css'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { useMe } from '#platform/queries.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Preferences } from './Preferences.tsx'
import { preferenceMessages } from './preferences.messages.ts'

/** Which notifications also come by e-mail. */
export function PreferencesPage() {
  const words = useMessages(preferenceMessages)
  const { email } = useMe()
  return (
    <div className="content content-narrow">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <p className="preferences-intro">
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
