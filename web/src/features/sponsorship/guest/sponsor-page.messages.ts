import { brandName, ofBrand } from '@coussinet/contract/brand/values/brand-name.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const guestMessages = messages({
  fr: {
    member: (sponsor: string) => `${sponsor} est membre ${ofBrand}`,
    title: (sponsor: string) => `${sponsor} vous invite chez ${brandName}`,
    lead: 'L’assurance santé de votre chien ou de votre chat. Demandez votre devis en deux minutes.',
    quote: 'Demander un devis',
    free: 'Sans engagement',
    how: 'Comment ça marche',
    steps: ['Vous demandez un devis', 'Vous le signez', 'Quatorze jours passent'],
    step_texts: [
      'En ligne, pour un chien ou un chat.',
      'Vous choisissez formule et date d’effet.',
      'Le temps de changer d’avis, si besoin.',
    ],
    last: (sponsor: string) => `${sponsor} reçoit son gain`,
    last_text: (least: string, most: string) =>
      `De ${least} à ${most}, par tirage au sort, une fois le parrainage validé.`,
    last_fixed: (amount: string) => `${amount}, une fois le parrainage validé.`,
    offer: 'L’offre de parrainage',
    standing: 'Le parrainage',
    unknown: 'Ce lien de parrainage n’existe plus.',
    unknown_text:
      'Il est peut-être incomplet, ou la personne qui vous l’a envoyé ne parraine plus. Si vous avez déjà un contrat, votre espace vous attend.',
    login: 'Me connecter',
    home: 'Revenir à mon espace',
  },
  it: {
    member: (sponsor: string) => `${sponsor} è cliente di ${brandName}`,
    title: (sponsor: string) => `${sponsor} La invita a scoprire ${brandName}`,
    lead: 'L’assicurazione per la salute del Suo cane o gatto. Chieda il preventivo in due minuti.',
    quote: 'Chiedi un preventivo',
    free: 'Senza impegno',
    how: 'Come funziona',
    steps: ['Lei chiede un preventivo', 'Lo firma', 'Passano quattordici giorni'],
    step_texts: [
      'Online, per un cane o un gatto.',
      'Sceglie la formula e la decorrenza.',
      'Il tempo di ripensarci, se serve.',
    ],
    last: (sponsor: string) => `${sponsor} riceve il suo premio`,
    last_text: (least: string, most: string) =>
      `Da ${least} a ${most}, per estrazione a sorte, dopo la convalida della presentazione.`,
    last_fixed: (amount: string) => `${amount}, dopo la convalida della presentazione.`,
    offer: 'L’offerta per chi presenta un amico',
    standing: 'Che cosa riceve chi presenta un amico',
    unknown: 'Questo link di presentazione non esiste più.',
    unknown_text:
      'Forse è incompleto, o chi glielo ha inviato non presenta più amici. Se ha già una polizza, la Sua area La aspetta.',
    login: 'Accedi',
    home: 'Torna alla mia area',
  },
})
