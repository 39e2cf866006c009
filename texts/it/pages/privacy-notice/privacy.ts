import { ofSoldCountries } from '@coussinet/contract/brand/of-sold-countries.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { documentNames } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/privacy-notice/privacy.ts'

export const privacyMessages: Translated<typeof french.privacyMessages> = {
  title: 'Privacy',
  intro: 'Che cosa questo portale conserva nel Suo browser, che cosa misura, e i diritti che ha sui Suoi dati.',
  measurement: 'Misurazione delle visite',
  measured: (host: string) =>
    `Con il Suo consenso, uno strumento di misurazione conta le pagine viste. Lo fornisce un’altra società (${host}), che riceve, come ogni sito che si apre, l’indirizzo IP e la versione del Suo browser. Lo strumento funziona in un riquadro a parte, che non vede né la pagina, né ciò che scrive, né il Suo accesso, e non deposita alcun cookie.`,
  told: 'Apprende il modello di pagina («una richiesta», mai quale), il tipo di documento scaricato, la Sua lingua, il Suo Paese e, se ha un’area personale, un codice al posto del Suo numero. Il codice è sempre lo stesso: collega tra loro le Sue visite, e solo noi possiamo sapere che si tratta di Lei.',
  never_measured:
    'Nulla viene trasmesso dalle pagine di accesso, dai link ricevuti per e-mail e dai metodi di pagamento.',
  no_tags: 'Questo portale non usa alcuno strumento di misurazione: non c’è nulla da accettare o da rifiutare.',
  choice: 'La Sua scelta',
  no_choice: 'Non ha ancora risposto. Senza risposta, non si misura nulla.',
  accepted: (at: string, ends: string) =>
    elided(`Ha accettato la misurazione delle visite il ${at}. Le rifaremo la domanda dopo il ${ends}.`),
  refused: (at: string, ends: string) =>
    elided(`Ha rifiutato la misurazione delle visite il ${at}. Le rifaremo la domanda dopo il ${ends}.`),
  accept: 'Accetta',
  refuse: 'Rifiuta',
  kept_title: 'Che cosa conserva il Suo browser',
  kept_intro: 'Nulla di tutto ciò è letto da altri, né passa da un sito all’altro.',
  kept: {
    session: 'Il Suo accesso',
    session_text: 'Due chiavi che mantengono l’accesso, cancellate quando esce.',
    xsrf: 'Il cookie XSRF-TOKEN',
    xsrf_text: 'Dimostra che un invio proviene davvero da questa pagina. Cancellato alla chiusura del browser.',
    looks: 'Le Sue preferenze di visualizzazione',
    looks_text:
      'La lingua (cookie locale, sei mesi), il menu aperto o chiuso (cookie sidebar:state, sette giorni), il tema chiaro o scuro.',
    tab: 'Il filo della Sua visita',
    tab_text:
      'La pagina da riaprire dopo l’accesso, la posizione in un elenco, un messaggio iniziato. Cancellati alla chiusura della scheda.',
    passkey: 'Le passkey',
    passkey_text: 'Se ne usa una su questo dispositivo, e quando gliel’abbiamo proposta.',
    choice: 'La Sua scelta sulla misurazione',
    choice_text: 'Con la sua data, per sei mesi.',
  },
  errors: 'Errori e tempi di caricamento',
  errors_text:
    'Ogni pagina ci dice in quanto tempo è apparsa e quanto hanno impiegato i nostri server a rispondere, senza dire a chi. Se incontra un errore, ce lo segnala con le ultime pagine aperte e, se ha un’area personale, un codice al posto del Suo numero: solo noi possiamo sapere di chi si tratta. Tutto passa dai nostri server, che ne tolgono indirizzi, numeri e testi scritti prima di affidarlo a uno strumento di controllo, fornito da un’altra società.',
  invited: 'Un preventivo dal link di un amico',
  invited_text:
    'Se chiede un preventivo da un link di presentazione, chi La invita vede il Suo nome, l’iniziale del Suo cognome e come procede la Sua polizza: preventivo chiesto e poi firmato, decorrenza, fine dei 14 giorni, presentazione convalidata o non accolta. Non vede né i Suoi recapiti, né il Suo animale, né la Sua formula.',
  rights: 'I Suoi diritti',
  rights_text:
    'Può consultare i Suoi dati, farli correggere o cancellare, riceverne una copia, limitarne l’uso od opporsi. Ci scriva: rispondiamo entro un mese.',
  countries: countryNames.it,
  authority: `Se la risposta non La soddisfa, può rivolgersi all’autorità per la protezione dei dati del Suo Paese: ${ofSoldCountries({ IT: 'il Garante in Italia', FR: 'la CNIL in Francia', BE: 'l’APD in Belgio' }).join(', ')}.`,
  document_title: 'I dettagli, per contratto',
  document_text: 'Perché usiamo i Suoi dati, e per quanto tempo li conserviamo.',
  document: `${documentNames.it.rgpd} (PDF)`,
}
