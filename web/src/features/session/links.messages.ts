import { numberHint } from '@coussinet/contract/brand/values/number-form.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { memberNumber } from '@coussinet/contract/domain/member-number.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { choosePassword } from '@coussinet/contract/domain/new-password.ts'
import { notMe } from '@coussinet/contract/domain/not-me.ts'
import { received } from '@coussinet/contract/domain/received.ts'

export const linkRequestMessages = messages({
  fr: {
    busy: 'Envoi en cours',
    sent_title: 'Consultez votre messagerie',
    sent_for: (username: string) => `Demande faite pour ${username}.`,
    spam: 'Rien après quelques minutes ? Regardez dans les courriers indésirables, et vérifiez ce que vous avez saisi.',
    again: 'Envoyer à nouveau',
    again_soon: (seconds: number) => `Un nouvel envoi sera possible dans ${seconds} s.`,
    change: 'Modifier ma saisie',
    sign_in: 'Revenir à la connexion',
    forgot: {
      title: 'Mot de passe oublié ? Recevez un lien',
      intro: 'Indiquez votre numéro d’adhérent : nous vous écrirons à l’adresse e-mail de votre dossier.',
      username: 'Numéro d’adhérent ou adresse e-mail',
      help: `${numberHint.fr}.`,
      submit: 'Envoyer le lien',
      sent: 'Si un compte correspond à ce numéro, vous recevrez un lien par e-mail.',
      told: 'Si un compte correspond à ce que vous avez saisi, un lien vient de partir vers son adresse e-mail.',
      lasts: 'Le lien est valable 30 minutes et ne sert qu’une fois.',
    },
    activation: {
      title: 'Activer votre espace',
      intro: 'Saisissez votre numéro d’adhérent. Vous recevrez par e-mail un lien pour créer votre mot de passe.',
      username: memberNumber.fr,
      help: `${numberHint.fr}.`,
      submit: 'Recevoir mon lien',
      sent: 'Consultez votre messagerie : un lien d’activation vient de vous être envoyé.',
      told: 'Nous venons de vous écrire : ouvrez le lien reçu pour créer votre mot de passe.',
      lasts:
        'Le lien d’activation ne sert qu’une fois, pendant 24 heures. Si votre espace est déjà actif, l’e-mail vous le dit et vous aide à entrer.',
      demo: (name: string) => `Démonstration : ${name} n’a pas encore activé son espace.`,
      demo_fill: 'Remplir son numéro',
    },
  },
  it: {
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
      username: memberNumber.it,
      help: `${numberHint.it}.`,
      submit: 'Ricevi il link',
      sent: 'Controlli la Sua posta: Le abbiamo appena inviato un link di attivazione.',
      told: 'Le abbiamo appena scritto: apra il link ricevuto per creare la password.',
      lasts:
        'Il link di attivazione si usa una sola volta, entro 24 ore. Se la Sua area è già attiva, l’e-mail Le spiega come entrare.',
      demo: (name: string) => `Dimostrazione: ${name} non ha ancora attivato la sua area.`,
      demo_fill: 'Inserisci il suo numero',
    },
  },
})

export const confirmMessages = messages({
  fr: {
    title: 'Confirmer votre nouvelle adresse',
    intro: 'Nos messages y arriveront dès que vous l’aurez confirmée. L’ancienne adresse en sera informée.',
    submit: 'Confirmer cette adresse',
    busy: 'Confirmation en cours',
    done: 'Votre nouvelle adresse est confirmée',
    done_text: 'Nous vous écrirons désormais à cette adresse. Vous pouvez aussi l’utiliser pour vous connecter.',
    expired: 'Ce lien de confirmation a expiré',
    expired_text:
      'Un lien ne sert qu’une fois, et pendant 24 heures. Vous pouvez en demander un nouveau depuis vos informations.',
    profile: 'Voir mes informations',
    sign_in: 'Me connecter',
  },
  it: {
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
  },
})

export const notMeMessages = messages({
  fr: {
    title: 'Ce n’était pas vous ?',
    intro:
      'Un changement a été fait dans votre espace. Si vous n’en êtes pas à l’origine, protégez votre compte tout de suite.',
    effects: 'Ce qui va se passer',
    will: [
      'Toutes les sessions ouvertes se terminent, sur tous les appareils.',
      'Ce changement et les suivants sont annulés s’ils touchent à l’accès : l’adresse e-mail d’avant revient, les clés d’accès ajoutées sont supprimées, un mot de passe modifié n’ouvre plus rien.',
      'Aucun remboursement ne part vers un compte bancaire récent (moins de 30 jours) tant que nous n’avons pas vérifié avec vous.',
      'Votre contrat, vos demandes, vos téléphones et votre adresse postale ne changent pas.',
    ],
    submit: notMe.fr,
    busy: 'Protection en cours',
    was_me: 'C’était moi : ne rien faire',
    done: 'Votre compte est protégé',
    done_text:
      'Toutes les sessions sont terminées, et les changements qui touchaient à l’accès sont annulés. Les versements vers un compte bancaire récent attendent que nous ayons vérifié avec vous ; votre contrat et vos demandes ne changent pas.',
    next: 'À faire maintenant',
    next_password:
      'Choisissez un nouveau mot de passe : le vôtre est peut-être connu. S’il avait été modifié, ni l’ancien ni le nouveau n’ouvre plus votre espace.',
    next_call: (hours: string) => `Appelez-nous, ${hours} : nous vérifierons ensemble vos coordonnées.`,
    password: choosePassword.fr,
    expired: 'Ce lien a expiré',
    expired_text:
      'Il ne sert qu’une fois, et pendant 14 jours. Si un changement vous inquiète, choisissez un nouveau mot de passe et appelez-nous.',
    phones: 'Nos numéros',
    country: countryNames.fr,
  },
  it: {
    title: 'Non l’ha fatto Lei?',
    intro: 'È stata fatta una modifica nella Sua area. Se non viene da Lei, protegga subito il Suo account.',
    effects: 'Che cosa succederà',
    will: [
      'Tutte le sessioni aperte terminano, su tutti i dispositivi.',
      'Questa modifica e le successive vengono annullate se riguardano l’accesso: torna l’indirizzo e-mail di prima, le passkey aggiunte vengono rimosse, una password modificata non apre più nulla.',
      'Nessun rimborso parte verso un conto recente (meno di 30 giorni) finché non avremo verificato con Lei.',
      'La polizza, le richieste, i telefoni e l’indirizzo postale non cambiano.',
    ],
    submit: notMe.it,
    busy: 'Protezione in corso',
    was_me: 'L’ho fatto io: non fare nulla',
    done: 'Il Suo account è protetto',
    done_text:
      'Tutte le sessioni sono terminate e le modifiche che riguardavano l’accesso sono annullate. I pagamenti verso un conto recente attendono che abbiamo verificato con Lei; la polizza e le richieste non cambiano.',
    next: 'Da fare ora',
    next_password:
      'Scelga una nuova password: la Sua potrebbe essere nota. Se era stata modificata, né la precedente né la nuova aprono più la Sua area.',
    next_call: (hours: string) => `Ci chiami, ${hours}: verificheremo insieme i Suoi recapiti.`,
    password: choosePassword.it,
    expired: 'Il link è scaduto',
    expired_text:
      'Si usa una sola volta ed entro 14 giorni. Se una modifica La preoccupa, scelga una nuova password e ci chiami.',
    phones: 'I nostri numeri',
    country: countryNames.it,
  },
})

export const resetMessages = messages({
  fr: {
    title: choosePassword.fr,
    intro: 'Il servira dès maintenant sur tous vos appareils.',
    submit: 'Enregistrer et me connecter',
    busy: 'Enregistrement en cours',
    done: `${received.fr.password}.`,
    expired: 'Ce lien de réinitialisation a expiré.',
    expired_title: 'Ce lien a expiré ou a déjà servi',
    expired_why:
      'Un lien ne sert qu’une fois et pendant un temps limité. S’il a disparu en rechargeant la page, ouvrez-le de nouveau depuis votre e-mail.',
    expired_action: 'Demander un nouveau lien',
    first: 'Première connexion ?',
    sign_in: 'Revenir à la connexion',
  },
  it: {
    title: choosePassword.it,
    intro: 'Servirà da subito su tutti i Suoi dispositivi.',
    submit: 'Salva e accedi',
    busy: 'Salvataggio in corso',
    done: `${received.it.password}.`,
    expired: 'Il link di reimpostazione è scaduto.',
    expired_title: 'Il link è scaduto o è già stato usato',
    expired_why:
      'Un link si usa una sola volta e per un tempo limitato. Se è scomparso ricaricando la pagina, lo apra di nuovo dall’e-mail.',
    expired_action: 'Richiedi un nuovo link',
    first: 'Primo accesso?',
    sign_in: 'Torna all’accesso',
  },
})

export const transferMessages = messages({
  fr: {
    title: 'Connexion en cours',
    intro: 'Nous vérifions votre lien, merci de patienter quelques instants.',
    invalid: 'Ce lien de connexion a expiré ou n’est pas valide. Connectez-vous avec votre numéro d’adhérent.',
    failed: 'Votre lien n’a pas pu être vérifié',
    retry: 'Réessayer',
    sign_in: 'Me connecter avec mon mot de passe',
  },
  it: {
    title: 'Accesso in corso',
    intro: 'Stiamo verificando il Suo link, attenda qualche istante.',
    invalid: 'Il link di accesso è scaduto o non è valido. Acceda con il Suo numero cliente.',
    failed: 'Non è stato possibile verificare il Suo link',
    retry: 'Riprova',
    sign_in: 'Accedi con la password',
  },
})

export const passkeyMessages = messages({
  fr: {
    refused: 'Cette clé d’accès n’a pas permis de vous connecter. Utilisez votre mot de passe.',
    failed: 'Cet appareil n’a pas pu utiliser de clé d’accès. Utilisez votre mot de passe.',
  },
  it: {
    refused: 'Questa passkey non ha permesso di accedere. Usi la password.',
    failed: 'Questo dispositivo non ha potuto usare una passkey. Usi la password.',
  },
})

export const signedInMessages = messages({
  fr: {
    unused:
      'Un espace est déjà ouvert dans ce navigateur : ce lien n’a pas servi. Déconnectez-vous, puis ouvrez-le de nouveau depuis l’e-mail.',
  },
  it: {
    unused:
      'In questo browser è già aperta un’area personale: il link non è stato usato. Esca, poi lo apra di nuovo dall’e-mail.',
  },
})
