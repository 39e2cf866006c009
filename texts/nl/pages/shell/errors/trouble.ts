import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/shell/errors/trouble.ts'

export const troubleMessages: Draft<typeof french.troubleMessages> = {
  not_found_title: 'Deze pagina is ervandoor',
  way_home: 'Terug naar Start',
  failed: 'Deze pagina kon niet getoond worden',
  forbidden: 'Geen toegang',
  retry: 'Opnieuw proberen',
  loading: 'Bezig met laden…',
}
