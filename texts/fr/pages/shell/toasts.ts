export const toastsMessages = { toasts: 'Messages', close: 'Fermer' }
