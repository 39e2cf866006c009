import { type BrandFacts, ofSoldCountries } from '../brand-facts.ts'
import type * as french from '../fr/legal-pages.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { countryNames } from './contract-words.ts'
import { documentNames } from './document-words.ts'

export const noticeMessages: Translated<typeof french.noticeMessages> = {
  title: 'Note legali',
  intro: 'Chi pubblica questo portale, chi lo ospita e a chi rivolgersi.',
  insurer: 'Il Suo assicuratore',
  registered: 'Iscrizione al registro',
  countries: countryNames,
  legal: 'Società',
  address: 'Indirizzo',
  phone: 'Telefono',
  email: 'E-mail',
  supervisor: 'Autorità di vigilanza',
  mediator: 'Risoluzione delle controversie',
  published: 'Pubblicazione e hosting',
  director: 'Responsabile della pubblicazione',
  host: 'Fornitore di hosting',
  more: 'Da sapere',
  security: 'Falle di sicurezza',
  security_text:
    'Se scopre una falla, ce lo dica prima di parlarne: il nostro contatto è nel file security.txt. Chi agisce in buona fede, senza leggere né conservare dati altrui, ha il nostro consenso.',
  security_link: 'Apri security.txt',
  works: 'Software e caratteri',
  works_text:
    'Questo portale contiene il lavoro di altri autori. Ciascuno conserva i propri diritti, con la propria licenza.',
  works_link: 'Leggi le loro licenze (in inglese)',
}

export const statementMessages = ({
  brandName,
  soldCountries,
}: BrandFacts): Translated<ReturnType<typeof french.statementMessages>> => ({
  title: 'Dichiarazione di accessibilità',
  intro: `${brandName} desidera che chiunque possa utilizzare questo portale, con la propria vista, il proprio udito, i propri gesti e il proprio dispositivo.`,
  state: 'Stato di conformità',
  full: 'Questo portale è pienamente conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA.',
  partial:
    'Questo portale è parzialmente conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA: ciò che non lo è figura più sotto.',
  none: 'Questo portale non è conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA.',
  no_audit:
    'Non è ancora stata effettuata alcuna verifica esterna: senza verifica, un sito si dichiara non conforme, qualunque cosa faccia per il resto.',
  audit: (day: string, by: string, rate: number) =>
    elided(`Verifica del ${day}, a cura di ${by}: criteri rispettati, ${rate} %.`),
  laws: `Norme applicate: ${[...ofSoldCountries({ FR: 'legge francese n. 2005-102 dell’11 febbraio 2005 (articolo 47)', IT: 'legge 9 gennaio 2004, n. 4' }, soldCountries), 'direttiva (UE) 2019/882'].join(', ')}.`,
  gaps: 'Che cosa non è accessibile',
  no_gaps: 'Non è stato rilevato alcun difetto.',
  not_listed: 'Senza una verifica, questo elenco non è completo.',
  tested: 'Che cosa controlliamo a ogni versione',
  tests: [
    'ogni pagina, chiara e scura, con uno strumento automatico (axe, linee guida WCAG 2.2 A e AA, EN 301 549);',
    'ogni pagina a 320 pixel di larghezza, e le principali con il testo ingrandito al 200 %;',
    'l’invio di una richiesta di rimborso con la sola tastiera, i titoli e gli annunci per gli screen reader;',
    'la marcatura dei documenti PDF che creiamo.',
  ],
  not_an_audit:
    'Questi controlli non sostituiscono una verifica né il parere delle persone interessate: uno strumento vede solo una parte dei difetti.',
  report: 'Segnalare un difetto',
  report_text:
    'Ci dica quale pagina La ferma e come: Le daremo l’informazione o il servizio in un altro modo, poi correggeremo.',
  recourse: 'Se la nostra risposta non La soddisfa',
  authorities: {
    FR: 'In Francia, il Défenseur des droits: telefono +33 9 69 39 00 00.',
    BE: 'In Belgio, il SPF Économie (Point de contact), o Unia allo 0800 12 800.',
    IT: 'In Italia, il difensore civico per il digitale, presso l’AgID (procedura di attuazione).',
  },
  stated: (day: string) => elided(`Dichiarazione redatta il ${day}.`),
})

export const consentMessages: Translated<typeof french.consentMessages> = {
  title: 'Misurazione delle visite',
  text: 'Vorremmo contare le pagine viste. Lo strumento di misurazione apprende il Suo Paese, la Sua lingua, l’indirizzo IP del Suo browser e un codice al posto del Suo numero, mai il Suo nome, i Suoi documenti o gli importi.',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  more: 'Per saperne di più',
  kept: 'Ne prendiamo nota. Può cambiare idea in qualsiasi momento nella pagina «Privacy».',
}

export const privacyMessages = ({
  soldCountries,
}: BrandFacts): Translated<ReturnType<typeof french.privacyMessages>> => ({
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
    provider: 'Il cookie sign-in',
    provider_text: 'Se passa per un servizio di accesso: riconosce il Suo browser al ritorno. Cancellato poco dopo.',
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
  countries: countryNames,
  authority: `Se la risposta non La soddisfa, può rivolgersi all’autorità per la protezione dei dati del Suo Paese: ${ofSoldCountries({ IT: 'il Garante in Italia', FR: 'la CNIL in Francia', BE: 'l’APD in Belgio' }, soldCountries).join(', ')}.`,
  document_title: 'I dettagli, per contratto',
  document_text: 'Perché usiamo i Suoi dati, e per quanto tempo li conserviamo.',
  document: `${documentNames.rgpd} (PDF)`,
})
