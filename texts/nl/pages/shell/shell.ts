import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/shell/shell.ts'

export const shellMessages: Draft<typeof french.shellMessages> = {
  skip: 'Naar de inhoud',
  brand: `${brandName}, start`,
  loading: 'Bezig met laden…',
  menu: 'Menu',
  main_navigation: 'Hoofdnavigatie',
  help_navigation: 'Hulp en meldingen',
  search: 'Zoeken',
  search_tip: 'Zoeken (Ctrl K)',
  offline_search: 'De zoekfunctie kon niet geopend worden. Controleer uw toegang tot het internet.',
  open_menu: 'Menu openen',
  close_menu: 'Menu sluiten',
  trail: 'Kruimelpad',
  home: pageNames.home.nl,
  member_number: (nevg: string) => `Nr. ${nevg}`,
  sign_out: 'Afmelden',
}
