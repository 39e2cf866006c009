export const footerMessages = {
  reach: 'Nous joindre',
  more: 'Plus',
  company: 'Assureur',
  hours: 'Horaires',
  post: 'Adresse postale',
  social: 'Nos réseaux sociaux',
  privacy: 'Confidentialité',
  sponsorship: 'Parrainer un proche',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tous droits réservés.`,
}
