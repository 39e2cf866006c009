import { keepLink, watchLinks } from '../platform/calls/kept-link.ts'
import { showPasskeyWay } from '../platform/passkeys/passkey-mark.ts'
import { showTheme } from './theme.ts'

keepLink()
watchLinks()
showTheme()
showPasskeyWay()
