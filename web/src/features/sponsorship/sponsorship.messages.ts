import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { gainPaidBy, sponsorshipRefused, sponsorshipStages } from '@coussinet/contract/domain/sponsorship-stages.ts'

export const sponsorshipMessages = messages({
  fr: {
    title: 'Parrainez, partagez, gagnez',
    lead: (amount: string) =>
      `Jusqu’à ${amount} pour chaque proche qui nous rejoint. Vous pouvez parrainer autant de proches que vous voulez.`,
    lead_fixed: (amount: string) =>
      `${amount} pour chaque proche qui nous rejoint. Vous pouvez parrainer autant de proches que vous voulez.`,
    lead_preparing: (day: string) =>
      `Votre lien de parrainage fonctionnera dès le ${day}, date d’effet de votre contrat.`,
    title_ended: 'Vos parrainages',
    lead_over:
      'Votre contrat est terminé : votre lien de parrainage n’est plus actif. Les gains de vos filleuls validés vous restent acquis.',
    lead_ended: (day: string) =>
      `Votre contrat a pris fin le ${day} : votre lien de parrainage n’est plus actif. Les gains de vos filleuls validés vous restent acquis.`,
    lead_owing:
      'Vos prochains parrainages seront validés dès que vos cotisations seront réglées. Ceux qui le sont déjà vous restent acquis.',
    lead_plain: 'Vous pouvez parrainer autant de proches que vous voulez.',
    godchildren: 'Vos filleuls',
    loading: 'Chargement en cours…',
    failed_link: 'Nous n’avons pas pu afficher votre lien.',
    failed_godchildren: 'Nous n’avons pas pu afficher vos parrainages.',
    failed_earned: 'Nous n’avons pas pu afficher vos gains.',
    failed_offer: 'Nous n’avons pas pu afficher l’offre de parrainage.',
  },
  it: {
    title: 'Presenti un amico e ottenga un premio',
    lead: (amount: string) =>
      `Fino a ${amount} per ogni amico che si assicura. Può presentare tutti gli amici che desidera.`,
    lead_fixed: (amount: string) =>
      `${amount} per ogni amico che si assicura. Può presentare tutti gli amici che desidera.`,
    lead_preparing: (day: string) => elided(`Il Suo link funzionerà dal ${day}, decorrenza della Sua polizza.`),
    title_ended: 'Le Sue presentazioni',
    lead_over:
      'La Sua polizza è terminata: il Suo link non è più attivo. I premi degli amici già convalidati restano Suoi.',
    lead_ended: (day: string) =>
      elided(
        `La Sua polizza è terminata il ${day}: il Suo link non è più attivo. I premi degli amici già convalidati restano Suoi.`,
      ),
    lead_owing:
      'Le prossime presentazioni saranno convalidate quando i premi mensili saranno pagati. Quelle già convalidate restano Sue.',
    lead_plain: 'Può presentare tutti gli amici che desidera.',
    godchildren: 'I Suoi amici',
    loading: 'Caricamento in corso…',
    failed_link: 'Non è stato possibile caricare il Suo link.',
    failed_godchildren: 'Non è stato possibile caricare le Sue presentazioni.',
    failed_earned: 'Non è stato possibile caricare i Suoi premi.',
    failed_offer: 'Non è stato possibile caricare l’offerta in corso.',
  },
})

export const drawMessages = messages({
  fr: {
    by_lot: {
      draw: 'Découvrir mon gain',
      drawing: 'Votre gain se dévoile…',
      won: (amount: string) => `Bravo ! Vous gagnez ${amount}.`,
      failed: 'Votre gain n’a pas pu être dévoilé. Il vous attend toujours.',
    },
    fixed: {
      draw: 'Recevoir mon gain',
      drawing: 'Nous préparons votre gain…',
      won: (amount: string) => `C’est noté. Vous recevez ${amount}.`,
      failed: 'Votre gain n’a pas pu être demandé. Il vous attend toujours.',
    },
    title: (firstname: string) => `Votre gain avec ${firstname}`,
    retry: 'Réessayer',
    close: 'Fermer',
  },
  it: {
    by_lot: {
      draw: 'Scopri il premio',
      drawing: 'Il Suo premio sta per comparire…',
      won: (amount: string) => `Complimenti! Ha ottenuto ${amount}.`,
      failed: 'Non è stato possibile mostrare il Suo premio. È sempre Suo.',
    },
    fixed: {
      draw: 'Ricevi il premio',
      drawing: 'Prepariamo il Suo premio…',
      won: (amount: string) => `Richiesta registrata. Riceve ${amount}.`,
      failed: 'Non è stato possibile richiedere il Suo premio. È sempre Suo.',
    },
    title: (firstname: string) => `Il Suo premio con ${firstname}`,
    retry: 'Riprova',
    close: 'Chiudi',
  },
})

/** The words of a draw, or of a gain that is the same for each godchild. */
export const drawKind = (by_lot: boolean) => (by_lot ? 'by_lot' : 'fixed')

export const godchildrenMessages = messages({
  fr: {
    stages: sponsorshipStages.fr,
    /** text on a gain that is the same for each godchild */
    drawn_fixed: 'Gain demandé',
    created: (day: string) => `Devis demandé le ${day}.`,
    remind: 'Un petit rappel peut l’aider !',
    signed: (day: string) => `Son contrat débutera le ${day}.`,
    signed_undated: 'La date d’effet de son contrat n’est pas encore connue.',
    pending: (day: string) => `Validation prévue le ${day}, 14 jours après la date d’effet.`,
    pending_undated: 'Les 14 jours de renonciation sont en cours.',
    elapsed: 'Les 14 jours sont passés.',
    reviewed: (day: string) => `Notre équipe vérifie ce parrainage au plus tard le ${day}.`,
    under_review: 'Notre équipe vérifie ce parrainage.',
    validated: 'Votre gain vous attend.',
    drawn: (day: string) => `Versement ${gainPaidBy(day, 'fr')}.`,
    drawn_undated: 'Le versement sur votre compte de remboursement est en préparation.',
    paid: (amount: string, day: string) => `${amount} versés le ${day}.`,
    refused: (day: string) => `Depuis le ${day}, ${sponsorshipRefused.fr.clause}.`,
    empty: 'Vous n’avez pas encore parrainé.',
    empty_text: 'Partagez votre lien à vos proches : vous suivrez ici chaque parrainage, pas à pas.',
    empty_ended: 'Vous n’avez parrainé personne.',
    earned: 'Gagné à ce jour',
    paid_count: (count: number) => `${count} ${plural(count, 'gain versé', 'gains versés', 'fr')}`,
    drawn_count: (count: number) => `${count} à recevoir`,
    validated_count: (count: number) => `${count} à découvrir`,
    fixed_count: (count: number) => `${count} à demander`,
    none_yet: 'Votre premier gain apparaîtra ici.',
    none_ended: 'Aucun gain n’est attendu.',
  },
  it: {
    stages: sponsorshipStages.it,
    drawn_fixed: 'Premio richiesto',
    created: (day: string) => elided(`Preventivo chiesto il ${day}.`),
    remind: 'Un promemoria può aiutarlo!',
    signed: (day: string) => elided(`La sua polizza decorre dal ${day}.`),
    signed_undated: 'La decorrenza della sua polizza non è ancora nota.',
    pending: (day: string) => elided(`Convalida prevista il ${day}, 14 giorni dopo la decorrenza.`),
    pending_undated: 'I 14 giorni per il ripensamento sono in corso.',
    elapsed: 'I 14 giorni sono passati.',
    reviewed: (day: string) => elided(`Il nostro team verifica questa presentazione entro il ${day}.`),
    under_review: 'Il nostro team sta verificando questa presentazione.',
    validated: 'Il Suo premio La aspetta.',
    drawn: (day: string) => `Accredito ${gainPaidBy(day, 'it')}.`,
    drawn_undated: 'L’accredito sul conto dei rimborsi è in preparazione.',
    paid: (amount: string, day: string) => elided(`${amount} accreditati il ${day}.`),
    refused: (day: string) => elided(`Dal ${day} ${sponsorshipRefused.it.clause}.`),
    empty: 'Non ha ancora presentato nessuno.',
    empty_text: 'Condivida il link con i Suoi amici: qui seguirà ogni presentazione, passo dopo passo.',
    empty_ended: 'Non ha presentato nessuno.',
    earned: 'Ottenuto finora',
    paid_count: (count: number) => `${count} ${plural(count, 'premio accreditato', 'premi accreditati', 'it')}`,
    drawn_count: (count: number) => `${count} da ricevere`,
    validated_count: (count: number) => `${count} da scoprire`,
    fixed_count: (count: number) => `${count} da richiedere`,
    none_yet: 'Il Suo primo premio comparirà qui.',
    none_ended: 'Nessun premio in arrivo.',
  },
})

export const shareMessages = messages({
  fr: {
    link: 'Votre lien de parrainage',
    copy: 'Copier le lien',
    copied: 'Votre lien de parrainage est copié.',
    not_copied: 'La copie n’a pas marché : sélectionnez le lien à la main.',
    share: 'Partager mon lien',
    email: 'Envoyer par e-mail',
    scan: 'À scanner',
    enlarge: 'À scanner : agrandir le QR code de votre lien',
    qr: 'QR code de votre lien de parrainage',
    qr_title: 'Votre QR code',
    qr_text: 'Votre proche le scanne avec l’appareil photo de son téléphone : votre lien s’ouvre.',
    close: 'Fermer',
    subject: `Une invitation chez ${brandName}`,
    invitation: `Voici mon lien de parrainage ${brandName}, l’assurance santé pour chiens et chats. Le devis se demande en ligne, sans engagement :`,
    hello: 'Bonjour,',
    bye: 'À bientôt,',
  },
  it: {
    link: 'Il Suo link personale',
    copy: 'Copia il link',
    copied: 'Il Suo link di presentazione è stato copiato.',
    not_copied: 'Copia non riuscita: selezioni il link a mano.',
    share: 'Condividi il link',
    email: 'Invia per e-mail',
    scan: 'Da inquadrare',
    enlarge: 'Da inquadrare: ingrandisci il QR code del Suo link',
    qr: 'QR code del Suo link personale',
    qr_title: 'Il Suo QR code',
    qr_text: 'Il Suo amico lo inquadra con la fotocamera del telefono: si apre il Suo link.',
    close: 'Chiudi',
    subject: `Un invito da ${brandName}`,
    invitation: `Ecco il mio link personale di ${brandName}, l’assicurazione per la salute di cani e gatti. Il preventivo si chiede online, senza impegno:`,
    hello: 'Ciao,',
    bye: 'A presto,',
  },
})
