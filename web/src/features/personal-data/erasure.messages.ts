import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import type { Obstacle } from '@coussinet/contract/erasure.ts'

const fr: Record<Obstacle, string> = {
  legal_hold: 'qu’un litige en cours soit réglé',
  contract_goes_on: 'que votre contrat soit terminé',
  requests_open: 'que vos demandes de remboursement soient traitées',
  money_to_pay: 'que ce que nous vous devons soit versé',
  money_due: 'que vos cotisations soient réglées',
}

const it: Record<Obstacle, string> = {
  legal_hold: 'che una controversia in corso sia risolta',
  contract_goes_on: 'che la Sua polizza sia terminata',
  requests_open: 'che le Sue richieste di rimborso siano definite',
  money_to_pay: 'che quanto Le dobbiamo sia versato',
  money_due: 'che i Suoi premi siano saldati',
}

export const erasureMessages = messages({
  fr: {
    goes: 'Vous pouvez nous demander d’effacer vos données : vos coordonnées, vos animaux, vos messages, vos fichiers et l’accès à votre espace. Nous vous répondons sous un mois.',
    waits: 'Avant d’effacer, il faut :',
    obstacles: fr,
    keeps: 'Ce que la loi nous oblige à garder reste ensuite, sans votre nom là où il n’est pas nécessaire :',
    books: (years: number) =>
      `les pièces comptables (cotisations, remboursements, factures), ${years} ans après la fin du contrat`,
    mandate: (months: number) =>
      `le mandat de prélèvement et la preuve de sa signature, ${months % 12 === 0 ? `${months / 12} ans` : `${months} mois`} après sa fin`,
    ask: 'Demander l’effacement',
    open: 'Demande d’effacement en cours',
    openText: (reference: string, on: string) => `Demande ${reference} du ${on}.`,
    answer: (by: string) => `Notre réponse arrive au plus tard le ${by}.`,
    takeBack: 'Retirer ma demande',
    takenBack: 'Votre demande est retirée.',
    last: (reference: string, on: string) => `Votre demande ${reference} a été retirée le ${on}.`,
    dialogTitle: 'Demander l’effacement de vos données ?',
    dialogText:
      'Un e-mail vous le confirme. Une fois vos données effacées, votre espace ferme et rien ne peut être rétabli. Jusque-là, vous pouvez retirer votre demande.',
    keep: 'Garder mes données',
    confirm: 'Demander l’effacement',
    busy: 'Envoi en cours',
    asked: 'Votre demande est enregistrée. Un e-mail vous le confirme.',
  },
  it: {
    goes: 'Può chiederci di cancellare i Suoi dati: i Suoi recapiti, i Suoi animali, i Suoi messaggi, i Suoi file e l’accesso alla Sua area. Le rispondiamo entro un mese.',
    waits: 'Prima di cancellare, occorre:',
    obstacles: it,
    keeps: 'Ciò che la legge ci impone di conservare resta, senza il Suo nome dove non è necessario:',
    books: (years: number) =>
      `le scritture contabili (premi, rimborsi, fatture), ${years} anni dopo la fine della polizza`,
    mandate: (months: number) =>
      `il mandato di addebito e la prova della firma, ${months % 12 === 0 ? `${months / 12} anni` : `${months} mesi`} dopo la sua fine`,
    ask: 'Chiedi la cancellazione',
    open: 'Richiesta di cancellazione in corso',
    openText: (reference: string, on: string) => elided(`Richiesta ${reference}, inviata il ${on}.`),
    answer: (by: string) => elided(`La nostra risposta arriva entro il ${by}.`),
    takeBack: 'Ritira la richiesta',
    takenBack: 'La Sua richiesta è ritirata.',
    last: (reference: string, on: string) => elided(`La Sua richiesta ${reference} è stata ritirata il ${on}.`),
    dialogTitle: 'Chiedere la cancellazione dei Suoi dati?',
    dialogText:
      'Un’e-mail Glielo conferma. Una volta cancellati i dati, la Sua area si chiude e nulla può essere ripristinato. Fino ad allora può ritirare la richiesta.',
    keep: 'Conserva i miei dati',
    confirm: 'Chiedi la cancellazione',
    busy: 'Invio in corso',
    asked: 'La Sua richiesta è registrata. Un’e-mail Glielo conferma.',
  },
})
