import { messages } from '@coussinet/contract/domain/messages.ts'

export const consentMessages = messages({
  fr: {
    title: 'Mesure d’audience',
    text: 'Nous aimerions compter les pages vues. L’outil de mesure apprend votre pays, votre langue, l’adresse IP de votre navigateur et un code à la place de votre numéro, jamais votre nom, vos documents ni vos montants.',
    accept: 'Accepter',
    refuse: 'Refuser',
    more: 'En savoir plus',
    kept: 'C’est noté. Vous pouvez changer d’avis à tout moment sur la page « Confidentialité ».',
  },
  it: {
    title: 'Misurazione delle visite',
    text: 'Vorremmo contare le pagine viste. Lo strumento di misurazione apprende il Suo Paese, la Sua lingua, l’indirizzo IP del Suo browser e un codice al posto del Suo numero, mai il Suo nome, i Suoi documenti o gli importi.',
    accept: 'Accetta',
    refuse: 'Rifiuta',
    more: 'Per saperne di più',
    kept: 'Ne prendiamo nota. Può cambiare idea in qualsiasi momento nella pagina «Privacy».',
  },
})
