export const largeGuestMessages = {
  login: 'Me connecter',
  home: 'Mon espace',
  privacy: 'Confidentialité',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tous droits réservés.`,
}
