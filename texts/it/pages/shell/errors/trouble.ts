import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/shell/errors/trouble.ts'

export const troubleMessages: Translated<typeof french.troubleMessages> = {
  not_found_title: 'Questa pagina se l’è data a gambe',
  way_home: 'Torna alla home',
  failed: 'Non è stato possibile mostrare questa pagina',
  forbidden: 'Accesso non autorizzato',
  retry: 'Riprova',
  loading: 'Caricamento in corso…',
}
