/**
 * Placeholder of a page that is not printed whole until its code is there. Entries of the client's build: their rules are among its sheets.
 */
export const waiting = { member: 'src/start/waiting/WaitingPage.tsx', open: 'src/start/waiting/WaitingOpenPage.tsx' }
