import './home.css'
import { Link } from '@tanstack/react-router'
import Camera from 'lucide-react/icons/camera'
import type { Contract } from '@coussinet/contract/profile.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Hero } from '#ui/display/hero/Hero.tsx'
import { Cat } from '#ui/drawings/Cat.tsx'
import { Dog } from '#ui/drawings/Dog.tsx'
import { homeMessages } from './home.messages.ts'

/** The invitation to send an invoice. */
export function AskHero() {
  const words = useMessages(homeMessages)
  return (
    <Hero
      size="large"
      title={words.heroTitle}
      text={words.heroText}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/refunds/new">
          <Camera />
          {words.ask}
        </Link>
      }
      footnote={words.formats}
      drawing={<Dog className="home-drawing" />}
    />
  )
}

/** The welcome while the contract is in preparation: the day from which refunds open. */
export function WelcomeHero({ contract, firstname }: { contract: Contract; firstname: string }) {
  const { welcome: words } = useMessages(homeMessages)
  const format = useFormat()
  return (
    <Hero
      level={1}
      title={words.title(firstname)}
      text={words.body(format.longDayWithYear(contract.effective_date))}
      footnote={words.locked}
      drawing={<Cat />}
    />
  )
}
