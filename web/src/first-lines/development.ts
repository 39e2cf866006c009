import { keepLink } from '../platform/calls/kept-link.ts'
import { showPasskeyWay } from '../platform/passkeys/passkey-mark.ts'
import { showTheme } from './theme.ts'

keepLink()
showTheme()
showPasskeyWay()
