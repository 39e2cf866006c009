import { soldCountries } from '@coussinet/contract/brand/values/companies.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { documentNames } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'

// Each in the order of its readers, those of the countries of sale alone.
const authoritiesOf = (names: Readonly<Record<Country, string>>) =>
  Object.entries(names)
    .flatMap(([country, name]) => (soldCountries.some((sold) => sold === country) ? [name] : []))
    .join(', ')

export const privacyMessages = messages({
  fr: {
    title: 'Confidentialité',
    intro:
      'Ce que ce portail garde dans votre navigateur, ce qu’il mesure, et les droits que vous avez sur vos données.',
    measurement: 'Mesure d’audience',
    measured: (host: string) =>
      `Avec votre accord, un outil de mesure compte les pages vues. Une autre société le fournit (${host}) : elle reçoit, comme tout site que l’on ouvre, l’adresse IP et la version de votre navigateur. L’outil tourne dans un cadre à part, qui ne voit ni la page, ni vos saisies, ni votre connexion, et il ne dépose aucun cookie.`,
    told: 'Il apprend le modèle de page (« une demande », jamais laquelle), le genre de document téléchargé, votre langue, votre pays et, si vous avez un espace, un code à la place de votre numéro. Ce code est toujours le même : il relie vos visites entre elles, et nous seuls pouvons savoir qu’il s’agit de vous.',
    never_measured:
      'Rien n’est transmis depuis les pages de connexion, les liens reçus par e-mail et les moyens de paiement.',
    no_tags: 'Ce portail n’utilise aucun outil de mesure : il n’y a rien à accepter ni à refuser.',
    choice: 'Votre choix',
    no_choice: 'Vous n’avez pas encore répondu. Sans réponse, rien n’est mesuré.',
    accepted: (at: string, ends: string) =>
      `Vous avez accepté la mesure d’audience le ${at}. Nous vous reposerons la question après le ${ends}.`,
    refused: (at: string, ends: string) =>
      `Vous avez refusé la mesure d’audience le ${at}. Nous vous reposerons la question après le ${ends}.`,
    accept: 'Accepter',
    refuse: 'Refuser',
    kept_title: 'Ce que votre navigateur garde',
    kept_intro: 'Rien de tout cela n’est lu par d’autres que nous, ni d’un site à l’autre.',
    kept: {
      session: 'Votre connexion',
      session_text: 'Deux clés qui évitent de vous reconnecter à chaque page, effacées à la déconnexion.',
      xsrf: 'Le cookie XSRF-TOKEN',
      xsrf_text: 'Il prouve qu’un envoi vient bien de cette page. Effacé à la fermeture du navigateur.',
      looks: 'Vos réglages d’affichage',
      looks_text:
        'La langue (cookie locale, six mois), le menu ouvert ou fermé (cookie sidebar:state, sept jours), le thème clair ou sombre.',
      tab: 'Le fil de votre visite',
      tab_text:
        'La page à rouvrir après la connexion, la position dans une liste, un message commencé. Effacés à la fermeture de l’onglet.',
      passkey: 'Les clés d’accès',
      passkey_text: 'Si vous en utilisez une sur cet appareil, et quand nous vous l’avons proposée.',
      choice: 'Votre choix sur la mesure d’audience',
      choice_text: 'Avec sa date, pendant six mois.',
    },
    errors: 'Erreurs et temps d’affichage',
    errors_text:
      'Chaque page nous dit en combien de temps elle s’est affichée et combien de temps nos serveurs ont mis à répondre, sans dire à qui. Si elle rencontre une erreur, elle nous la signale avec les dernières pages ouvertes et, si vous avez un espace, un code à la place de votre numéro : nous seuls pouvons savoir de qui il s’agit. Tout passe par nos serveurs, qui en retirent adresses, numéros et textes saisis avant de le confier à un outil de suivi, fourni par une autre société.',
    invited: 'Un devis par le lien d’un proche',
    invited_text:
      'Si vous demandez un devis par un lien de parrainage, la personne qui vous invite voit votre prénom, l’initiale de votre nom et l’avancement de votre contrat : devis demandé puis signé, date d’effet, fin des 14 jours, parrainage validé ou non retenu. Elle ne voit ni vos coordonnées, ni votre animal, ni votre formule.',
    rights: 'Vos droits',
    rights_text:
      'Vous pouvez consulter vos données, les faire corriger ou effacer, en recevoir une copie, en limiter l’usage ou vous y opposer. Écrivez-nous : nous répondons sous un mois.',
    countries: countryNames.fr,
    authority: `Si notre réponse ne vous convient pas, vous pouvez saisir l’autorité de protection des données de votre pays : ${authoritiesOf({ FR: 'la CNIL en France', BE: 'l’APD en Belgique', IT: 'le Garante en Italie' })}.`,
    document_title: 'Le détail, par contrat',
    document_text: 'Pourquoi nous utilisons vos données, et combien de temps nous les gardons.',
    document: `${documentNames.fr.rgpd} (PDF)`,
  },
  it: {
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
    authority: `Se la risposta non La soddisfa, può rivolgersi all’autorità per la protezione dei dati del Suo Paese: ${authoritiesOf({ IT: 'il Garante in Italia', FR: 'la CNIL in Francia', BE: 'l’APD in Belgio' })}.`,
    document_title: 'I dettagli, per contratto',
    document_text: 'Perché usiamo i Suoi dati, e per quanto tempo li conserviamo.',
    document: `${documentNames.it.rgpd} (PDF)`,
  },
})
