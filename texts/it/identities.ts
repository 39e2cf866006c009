import type * as french from '../fr/identities.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'

export const providerMessages: Translated<typeof french.providerMessages> = {
  or: 'oppure',
  label: 'Altri modi per accedere',
  with: (name) => `Continua con ${name}`,
  busy: 'Apertura in corso',
  down: (name) =>
    `${name} al momento non risponde. La password apre sempre la Sua area personale, oppure riprovi tra poco.`,
}

export const returnMessages: Translated<typeof french.returnMessages> = {
  waiting: 'Accesso in corso',
  waiting_text: 'Un istante, verifichiamo la Sua identità.',
  opening: 'Apertura in corso',
  opening_text: 'Un istante, si apre la pagina di accesso scelta.',
  again: (name) => `Riprova con ${name}`,
  sign_in: 'Accedi con la password',
  home: 'Torna alla mia area',
  profile: 'Torna ai miei dati',
  close: 'Chiudi questa finestra',
  unlinked: 'Colleghi il Suo account una volta sola',
  unlinked_text: (name) =>
    `${name} ha confermato la Sua identità. Resta da dirci qual è la Sua area personale: per questa volta acceda come al solito. La prossima volta basterà ${name}.`,
  skip: 'Non collegare, torna all’accesso',
  linked: (name) => `Fatto: da ora ${name} apre la Sua area personale.`,
  not_linked: (name) =>
    `La Sua area personale è aperta, ma non è stato possibile collegare ${name}. Potrà farlo dalla pagina dei Suoi dati.`,
  confirmed: 'Conferma ricevuta',
  confirmed_text: 'Può chiudere questa finestra e riprendere da dove era.',
  signed_in: 'La Sua area personale è aperta',
  failures: {
    cancelled: (name) => ({
      title: 'Accesso interrotto',
      text: `Ha lasciato ${name} prima della fine: nella Sua area personale nulla è cambiato.`,
    }),
    expired: (name) => ({
      title: 'Questa pagina è già servita',
      text: `La risposta di ${name} serve una sola volta e per pochi minuti. Ricominci.`,
    }),
    level_too_low: (name) => ({
      title: 'Serve un’identità con una verifica più forte',
      text: `L’account usato con ${name} non offre un livello di sicurezza sufficiente per aprire la Sua area personale. Ricominci con un’identità verificata, oppure usi la password.`,
    }),
    provider_down: (name) => ({
      title: `${name} non risponde`,
      text: 'Il servizio al momento non è disponibile. La password apre sempre la Sua area personale.',
    }),
    identity_in_use: (name) => ({
      title: 'Questo account apre già un’altra area',
      text: `L’account usato con ${name} è collegato all’area di un altro cliente. Ne usi un altro, oppure ci scriva se la cosa La sorprende.`,
    }),
    identities_limit: (name) => ({
      title: 'Ha già collegato abbastanza account',
      text: `Per collegare ${name} ne scolleghi uno nella pagina dei Suoi dati.`,
    }),
    identity_differs: (name) => ({
      title: 'Non è l’account collegato',
      text: `Con ${name} ha usato un account diverso da quello che apre la Sua area personale. Ricominci con il Suo.`,
    }),
    authentication_too_old: (name) => ({
      title: `Questa volta ${name} non ha verificato nulla`,
      text: 'Per questa operazione il servizio deve chiederLe di identificarsi di nuovo. Nulla è stato modificato.',
    }),
    offline: () => ({
      title: 'Non siamo riusciti a risponderLe',
      text: 'Può riprovare.',
    }),
    provider_answer: (name) => ({
      title: 'L’accesso non è riuscito',
      text: `Non è stato possibile verificare la risposta di ${name}. Per sicurezza non è stato aperto nulla: ricominci da capo.`,
    }),
  },
  provider: 'questo servizio',
}

export const identityMessages: Translated<typeof french.identityMessages> = {
  none: 'Nessun account collegato per ora.',
  since: (day) => elided(`Collegato il ${day}`),
  used: (when) => `usato ${when}`,
  unused: 'mai usato',
  link: (name) => `Collega ${name}`,
  linking: 'Apertura in corso',
  unlink: (name) => `Scollega ${name}`,
  unlinkTitle: (name) => `Scollegare ${name}?`,
  unlinkText: (name) => `${name} non aprirà più la Sua area personale. Potrà collegarlo di nuovo quando vorrà.`,
  unlinkYes: 'Scollega',
  keep: 'Mantieni',
  unlinked: (name) => `${name} non apre più la Sua area personale.`,
  down: (name) => `${name} al momento non risponde. Riprovi tra poco.`,
}

export const identityProofMessages: Translated<typeof french.identityProofMessages> = {
  with: (name) => `Conferma con ${name}`,
  waiting: (name) => `Completi nella finestra di ${name}`,
  blocked: (name) => `Il browser non ha aperto la finestra di ${name}. La autorizzi, oppure usi la password.`,
}
