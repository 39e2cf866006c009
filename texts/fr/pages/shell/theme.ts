export const themeMessages = { light: 'Passer en mode clair', dark: 'Passer en mode sombre' }
