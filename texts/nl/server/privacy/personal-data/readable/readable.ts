import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/server/privacy/personal-data/readable/readable.ts'

export const readableWords: Draft<typeof french.readableWords> = {
  title: `Uw gegevens, bij ${brandName}`,
  lead: (name: string, nevg: string, at: string) =>
    `${name}, ${contractLabels.nl.nevg.toLowerCase()} ${nevg}. Zoals het was op ${at}.`,
  contents: 'Inhoud',
  files:
    'De bestanden openen van hieruit zolang deze pagina naast de map “files” blijft, nadat het archief is uitgepakt.',
  alone: 'Uw bestanden zitten in het archief, dat u ook kunt downloaden.',
  masked:
    'Bankrekeningen worden gedeeltelijk getoond. In het archief staan ze volledig in het bestand data.json, samen met alles wat machines noteren.',
  nothing: 'Hier wordt niets bewaard.',
  name: 'mijn-gegevens.html',
}
