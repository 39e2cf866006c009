import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/insurer-messages.ts'

/** Answers of the demo's insurer in a thread, by where the request is. */
export const insurerWords: Translated<typeof french.insurerWords> = {
  name: 'Chiara',
  under_study:
    'Buongiorno {firstname},\n\ngrazie per il Suo messaggio. La Sua richiesta è in buone mani: la stiamo esaminando e La terremo al corrente qui. Per ora non deve fare altro.\n\nCordiali saluti',
  awaiting:
    'Buongiorno {firstname},\n\ngrazie per il Suo messaggio. Per riprendere l’esame ci manca ancora un documento: lo trova indicato più in alto in questa pagina, dove può anche aggiungerlo.\n\nCordiali saluti',
  decided:
    'Buongiorno {firstname},\n\ngrazie per il Suo messaggio. Rileggiamo la decisione con quanto ci scrive e Le risponderemo qui. Il calcolo riga per riga resta visibile più in alto.\n\nCordiali saluti',
}
