import { messages } from '@coussinet/contract/domain/messages.ts'

export const complaintMessages = messages({
  fr: {
    title: 'Une réclamation ?',
    first: 'D’abord, écrivez-nous',
    write: 'Dites-nous ce qui ne va pas, par e-mail ou par courrier :',
    delay: {
      FR: 'Nous accusons réception sous 10 jours ouvrables et nous répondons dans les deux mois.',
      IT: 'Nous répondons dans les 45 jours.',
      BE: 'Nous accusons réception sous 10 jours ouvrables et nous répondons dans les deux mois.',
    },
    afterwards: 'Ensuite, un tiers indépendant',
    how: {
      FR: 'Si notre réponse ne vous convient pas, ou deux mois après votre réclamation, vous pouvez saisir le médiateur. C’est gratuit, en ligne ou par courrier.',
      IT: 'Si notre réponse ne vous convient pas, ou après 45 jours, vous pouvez vous adresser à l’arbitre des assurances. Cela se fait en ligne, pour 20 € rendus si vous obtenez raison, et la décision vient dans les 180 jours.',
      BE: 'Si notre réponse ne vous convient pas, vous pouvez vous adresser à l’ombudsman. C’est gratuit, en ligne ou par courrier.',
    },
    authority: 'Qui nous contrôle',
    authorities: {
      FR: 'L’ACPR, autorité de contrôle prudentiel et de résolution.',
      IT: 'L’IVASS, l’autorité italienne des assurances, à qui vous pouvez aussi écrire.',
      BE: 'La FSMA et la Banque nationale de Belgique (BNB).',
    },
    court: 'Saisir un tribunal reste possible à tout moment.',
  },
  it: {
    title: 'Un reclamo?',
    first: 'Per prima cosa, ci scriva',
    write: 'Ci dica che cosa non va, per e-mail o per posta:',
    delay: {
      FR: 'Confermiamo la ricezione entro 10 giorni lavorativi e rispondiamo entro due mesi.',
      IT: 'Rispondiamo entro 45 giorni.',
      BE: 'Confermiamo la ricezione entro 10 giorni lavorativi e rispondiamo entro due mesi.',
    },
    afterwards: 'Poi, un terzo indipendente',
    how: {
      FR: 'Se la nostra risposta non La soddisfa, o due mesi dopo il reclamo, può rivolgersi al mediatore. È gratuito, online o per posta.',
      IT: 'Se la nostra risposta non La soddisfa, o dopo 45 giorni senza risposta, può presentare ricorso all’Arbitro Assicurativo. Si fa online e costa 20 €, restituiti se il ricorso è accolto; la decisione arriva entro 180 giorni.',
      BE: 'Se la nostra risposta non La soddisfa, può rivolgersi all’ombudsman. È gratuito, online o per posta.',
    },
    authority: 'Chi ci vigila',
    authorities: {
      FR: 'L’ACPR, l’autorità francese di vigilanza.',
      IT: 'L’IVASS, Istituto per la Vigilanza sulle Assicurazioni, a cui può anche scrivere.',
      BE: 'La FSMA e la Banca nazionale del Belgio (BNB).',
    },
    court: 'Può rivolgersi al giudice in qualsiasi momento.',
  },
})
