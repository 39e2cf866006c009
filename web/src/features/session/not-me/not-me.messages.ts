import { notMe } from '@coussinet/contract/domain/not-me.ts'
import { choosePassword } from '@coussinet/contract/domain/new-password.ts'
import { countryNames } from '@coussinet/contract/domain/countries.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

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
