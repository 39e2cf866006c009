import { plural } from '@coussinet/contract/domain/grammar.ts'

export const pileMessages = {
  help: 'Chaque groupe devient une demande. Rien n’est envoyé ici.',
  drop: 'Glissez vos documents ici',
  dropPhone: 'Photographiez vos documents',
  hint: 'Factures, tickets, ordonnances : nous les trions.',
  more: 'Ajouter des documents',
  reading: 'Lecture des documents en cours. Le tri se fait au fur et à mesure.',
  waiting: (count: number) =>
    plural(count, 'Un document attend son tour.', `${count} documents attendent leur tour.`, 'fr'),
  group: (number: number) => `Demande ${number}`,
  of: (day: string) => `Soins du ${day}`,
  animal: 'Animal',
  unknown: 'Animal à préciser',
  move: (name: string) => `Placer ${name} dans`,
  fresh: 'Une nouvelle demande',
  moved: (name: string, group: string) => `${name} est maintenant dans : ${group}.`,
  remove: (name: string) => `Retirer ${name}`,
  documents: {
    invoice: 'Facture',
    credit_note: 'Avoir',
    quote: 'Devis',
    card_slip: 'Ticket de carte bancaire',
    prescription: 'Ordonnance',
    care_sheet: 'Feuille de soins',
    other: 'Document non reconnu',
  },
  unread: 'En cours de lecture',
  preparing: 'En préparation',
  goesOn: (at: string) =>
    `Vous avez envoyé beaucoup de documents en une heure. Les suivants partiront d’eux-mêmes ${at} : vous pouvez fermer cette page.`,
  make: (count: number) => plural(count, 'Créer la demande', `Créer ${count} demandes`, 'fr'),
  making: 'Création…',
  made: (count: number) =>
    plural(count, 'Le brouillon est prêt à compléter.', `${count} brouillons sont prêts à compléter.`, 'fr'),
  later: 'Plus tard',
  failed: 'Le déplacement n’a pas été gardé.',
  many: 'Plusieurs documents ? Déposez-les ensemble, nous les trions en demandes.',
}
