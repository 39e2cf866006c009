import SunMoon from '~icons/lucide/sun-moon'
import { themeMessages } from '#messages/shell.ts'
import { chooseTheme, useTheme } from '#platform/browser/theme.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'

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
