import { brandName, ofBrand } from '@coussinet/contract/brand/values/brand-name.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

/** The letter to the guest who asks for a quote. */
export const quoteReceived = {
  subject: (reference: string) => `Votre demande de devis (${reference})`,
  title: 'Nous avons bien reçu votre demande de devis',
  thanks: (soon: string) =>
    `Merci d’avoir pensé à ${brandName} pour votre chien ou votre chat. Notre équipe vous envoie votre devis par e-mail ${soon}.`,
  counts: (sponsor: string) =>
    `Votre demande est passée par le lien ${deName(sponsor)}, qui verra votre prénom, l’initiale de votre nom et l’avancement de votre contrat. Chaque parrainage est vérifié avant d’être validé.`,
  self: 'Cette adresse est celle de la personne qui invite : la demande ne compte donc pas comme un parrainage et n’ouvrira droit à aucun gain. Le devis, lui, vous sera bien envoyé.',
  not_asked: 'Vous n’avez demandé aucun devis ? Ignorez ce message : sans votre signature, rien ne change.',
  why: `Vous recevez cet e-mail parce que cette adresse a été saisie pour demander un devis par le lien d’un membre ${ofBrand}.`,
}

/** The letter to the insurer’s desk, which answers the guest. */
export const quoteRequested = {
  title: 'Demande de devis par parrainage',
  body: 'Répondre à cet e-mail écrit à la personne qui demande le devis.',
  self: 'Ne compte pas comme un parrainage : les coordonnées sont celles du parrain ou de la marraine.',
  reference: requestLabels.fr.tracking_reference,
  name: fieldLabels.fr.name,
  email: 'E-mail',
  phone: fieldLabels.fr.phone,
  place: fieldLabels.fr.postal_code,
  animal: 'Animal',
  sponsor: 'Invitation de',
}
