import { keepLink, watchLinks } from '../kept-link.ts'
import { showPasskeyWay } from '../passkey-mark.ts'
import { showTheme } from './theme.ts'

keepLink()
watchLinks()
showTheme()
showPasskeyWay()
