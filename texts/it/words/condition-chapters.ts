import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/condition-chapters.ts'

export const conditionChapters: Translated<typeof french.conditionChapters> = {
  titles: [
    'Glossario',
    'Oggetto della polizza e animali assicurabili',
    'Garanzie e pacchetto',
    'Tabella delle formule',
    'Periodi di carenza',
    'Esclusioni',
    'Franchigia, percentuale, massimale ed esempi',
    'Chiedere un rimborso',
    'Vita della polizza',
    'Premio, pagamento e mancato pagamento',
    'Recesso e disdetta',
    'Dichiarazioni inesatte, cumulo di assicurazioni, surrogazione',
    'Prescrizione',
    'Reclami e mediazione',
    'Dati personali',
    'Autorità di vigilanza, legge e lingua applicabili',
  ],
}
