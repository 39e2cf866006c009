import './home.css'
import { Link } from '@tanstack/react-router'
import Camera from 'lucide-react/icons/camera'
import { useMessages } from '#platform/language/i18n.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Hero } from '#ui/display/hero/Hero.tsx'
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
