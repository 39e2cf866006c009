import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/shell/shell.ts'

export const shellMessages: Translated<typeof french.shellMessages> = {
  skip: 'Vai al contenuto',
  brand: `${brandName}, home`,
  loading: 'Caricamento in corso…',
  menu: 'Menu',
  main_navigation: 'Navigazione principale',
  help_navigation: 'Assistenza e notifiche',
  search: 'Cerca',
  search_tip: 'Cerca (Ctrl K)',
  offline_search: 'Non è stato possibile aprire la ricerca. Verifichi l’accesso a internet.',
  open_menu: 'Apri il menu',
  close_menu: 'Chiudi il menu',
  trail: 'Percorso',
  home: pageNames.home.it,
  member_number: (nevg: string) => `N. ${nevg}`,
  sign_out: 'Esci',
}
