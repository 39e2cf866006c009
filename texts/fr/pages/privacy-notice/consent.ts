export const consentMessages = {
  title: 'Mesure d’audience',
  text: 'Nous aimerions compter les pages vues. L’outil de mesure apprend votre pays, votre langue, l’adresse IP de votre navigateur et un code à la place de votre numéro, jamais votre nom, vos documents ni vos montants.',
  accept: 'Accepter',
  refuse: 'Refuser',
  more: 'En savoir plus',
  kept: 'C’est noté. Vous pouvez changer d’avis à tout moment sur la page « Confidentialité ».',
}
