import SunMoon from '~icons/lucide/sun-moon'
import { chooseTheme, useTheme } from '#platform/browser/theme.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { themeMessages } from './theme.messages.ts'

export function ThemeToggle() {
  const words = useMessages(themeMessages)
  const isDark = useTheme() === 'dark'
  return (
    <IconButton
      label={isDark ? words.light : words.dark}
      icon={<SunMoon />}
      size="small"
      side="left"
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  )
}
