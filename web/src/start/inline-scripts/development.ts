import { saveLink, onMailedLink } from '../kept-link.ts'
import { showPasskeyWay } from '../passkey-mark.ts'
import { showTheme } from './theme.ts'

saveLink()
onMailedLink()
showTheme()
showPasskeyWay()
