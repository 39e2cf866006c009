import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/session.ts'
import type { Translated } from '../messages.ts'
import { countryNames, memberNumber } from './contract-words.ts'
import { choosePassword, notMe, problemSentences, received, requiredText } from './form-words.ts'

export const linkRequestMessages = ({
  numberHint,
}: BrandFacts): Translated<ReturnType<typeof french.linkRequestMessages>> => ({
  busy: 'Invio in corso',
  sent_title: 'Controlli la Sua posta',
  sent_for: (username: string) => `Richiesta fatta per ${username}.`,
  spam: 'Nulla dopo qualche minuto? Guardi nella posta indesiderata e verifichi ciò che ha inserito.',
  again: 'Invia di nuovo',
  again_soon: (seconds: number) => `Un nuovo invio sarà possibile tra ${seconds} s.`,
  change: 'Modifica',
  sign_in: 'Torna all’accesso',
  forgot: {
    title: 'Password dimenticata? Riceva un link',
    intro: 'Indichi il Suo numero cliente: Le scriveremo all’indirizzo e-mail registrato.',
    username: 'Numero cliente o indirizzo e-mail',
    help: `${numberHint.it}.`,
    submit: 'Invia il link',
    sent: 'Se esiste un account con questo numero, riceverà un link via e-mail.',
    told: 'Se esiste un account con ciò che ha inserito, un link è appena partito verso il suo indirizzo e-mail.',
    lasts: 'Il link è valido 30 minuti e si usa una sola volta.',
  },
  activation: {
    title: 'Attivi la Sua area personale',
    intro: 'Inserisca il Suo numero cliente. Riceverà via e-mail un link per creare la password.',
    username: memberNumber,
    help: `${numberHint.it}.`,
    submit: 'Ricevi il link',
    sent: 'Controlli la Sua posta: Le abbiamo appena inviato un link di attivazione.',
    told: 'Le abbiamo appena scritto: apra il link ricevuto per creare la password.',
    lasts:
      'Il link di attivazione si usa una sola volta, entro 24 ore. Se la Sua area è già attiva, l’e-mail Le spiega come entrare.',
    demo: (name: string) => `Dimostrazione: ${name} non ha ancora attivato la sua area.`,
    demo_fill: 'Inserisci il suo numero',
  },
})

export const confirmMessages: Translated<typeof french.confirmMessages> = {
  title: 'Confermi il Suo nuovo indirizzo',
  intro: 'I nostri messaggi vi arriveranno appena lo avrà confermato. Il vecchio indirizzo ne sarà informato.',
  submit: 'Conferma questo indirizzo',
  busy: 'Conferma in corso',
  done: 'Il Suo nuovo indirizzo è confermato',
  done_text: 'D’ora in poi Le scriveremo a questo indirizzo. Può usarlo anche per accedere.',
  expired: 'Il link di conferma è scaduto',
  expired_text: 'Un link si usa una sola volta ed entro 24 ore. Può richiederne uno nuovo dai Suoi dati.',
  profile: 'Vedi i miei dati',
  sign_in: 'Accedi',
}

export const notMeMessages: Translated<typeof french.notMeMessages> = {
  title: 'Non l’ha fatto Lei?',
  intro: 'È stata fatta una modifica nella Sua area. Se non viene da Lei, protegga subito il Suo account.',
  effects: 'Che cosa succederà',
  will: [
    'Tutte le sessioni aperte terminano, su tutti i dispositivi.',
    'Questa modifica e le successive vengono annullate se riguardano l’accesso: torna l’indirizzo e-mail di prima, le passkey aggiunte vengono rimosse, una password modificata non apre più nulla.',
    'Nessun rimborso parte verso un conto recente (meno di 30 giorni) finché non avremo verificato con Lei.',
    'La polizza, le richieste, i telefoni e l’indirizzo postale non cambiano.',
  ],
  submit: notMe,
  busy: 'Protezione in corso',
  was_me: 'L’ho fatto io: non fare nulla',
  done: 'Il Suo account è protetto',
  done_text:
    'Tutte le sessioni sono terminate e le modifiche che riguardavano l’accesso sono annullate. I pagamenti verso un conto recente attendono che abbiamo verificato con Lei; la polizza e le richieste non cambiano.',
  next: 'Da fare ora',
  next_password:
    'Scelga una nuova password: la Sua potrebbe essere nota. Se era stata modificata, né la precedente né la nuova aprono più la Sua area.',
  next_call: (hours: string) => `Ci chiami, ${hours}: verificheremo insieme i Suoi recapiti.`,
  password: choosePassword,
  expired: 'Il link è scaduto',
  expired_text:
    'Si usa una sola volta ed entro 14 giorni. Se una modifica La preoccupa, scelga una nuova password e ci chiami.',
  phones: 'I nostri numeri',
  country: countryNames,
}

export const resetMessages: Translated<typeof french.resetMessages> = {
  title: choosePassword,
  intro: 'Servirà da subito su tutti i Suoi dispositivi.',
  submit: 'Salva e accedi',
  busy: 'Salvataggio in corso',
  done: `${received.password}.`,
  expired: 'Il link di reimpostazione è scaduto.',
  expired_title: 'Il link è scaduto o è già stato usato',
  expired_why:
    'Un link si usa una sola volta e per un tempo limitato. Se è scomparso ricaricando la pagina, lo apra di nuovo dall’e-mail.',
  expired_action: 'Richiedi un nuovo link',
  first: 'Primo accesso?',
  sign_in: 'Torna all’accesso',
}

export const transferMessages: Translated<typeof french.transferMessages> = {
  title: 'Accesso con questo link',
  intro: 'Questo link apre la Sua area personale senza password, una sola volta.',
  signed_in: (name: string | null) =>
    `In questo browser è già aperta un’area personale${name === null ? '' : ` (${name})`}. Se continua, si chiude e al suo posto si apre quella del link.`,
  stay: 'Resta nell’area aperta',
  submit: 'Accedi ora',
  busy: 'Accesso in corso',
  invalid: 'Il link di accesso è scaduto o non è valido.',
  by_number: 'Acceda con il Suo numero cliente.',
  sign_in: 'Accedi con la password',
}

export const passkeyMessages: Translated<typeof french.passkeyMessages> = {
  refused: 'Questa passkey non ha permesso di accedere. Usi la password.',
  failed: 'Questo dispositivo non ha potuto usare una passkey. Usi la password.',
}

export const signedInMessages: Translated<typeof french.signedInMessages> = {
  unused:
    'In questo browser è già aperta un’area personale: il link non è stato usato. Esca, poi lo apra di nuovo dall’e-mail.',
}

export const sessionMessages = ({ numberHint }: BrandFacts): Translated<ReturnType<typeof french.sessionMessages>> => ({
  title: 'Felici di rivederLa',
  intro: 'Acceda per seguire i Suoi rimborsi.',
  username: 'Numero cliente o indirizzo e-mail',
  username_help: `${numberHint.it}.`,
  password: 'Password',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  submit: 'Accedi',
  busy: 'Accesso in corso',
  required: requiredText,
  failed: problemSentences.invalid_credentials,
  offline: problemSentences.network,
  forgot: 'Password dimenticata?',
  first: 'Primo accesso?',
  first_help: 'Attivi la Sua area con il numero cliente.',
  activate: 'Attiva',
  passkey_first: 'Accedi con una passkey',
  passkey_too: 'Usa una passkey',
  passkey_or: 'oppure con la password',
  demo_mailbox: 'Posta di prova',
  demo: 'Account di prova',
  demo_hint: 'Un clic compila il modulo.',
})
