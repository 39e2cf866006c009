/** Sign-in: names, passwords, passkeys, links, sessions, and notices of changes to an account. */

export {
  beginWave,
  getInvitedMember,
  steerWave,
  getInvitationWave,
  findInvitationWaves,
} from './invitations/invitations.ts'
export { emailChanged, phonesChanged } from './profile/contact-changes.ts'
export type { OtherHolder } from './security/account-changes/other-holders.ts'
export { shutOut, undoChangesSince } from './security/undo-changes.ts'
export { type SecurityNotice, sendSecurityNotice } from './security/notices.ts'
export { whichBrowser } from './security/which-browser.ts'
export { disableMember, enableMember } from './session/disabling.ts'
export { linkAddress, readLink, useLink } from './session/links.ts'
export { findMemberByLoginName } from './session/login-names.store.ts'
export { reserveLoginName, saveLoginNames } from './session/login-names.ts'
export { findMemberByNevg, rememberMember, requireMemberByNevg } from './session/member-by-nevg.ts'
export { hashPassword } from './session/passwords.ts'
export { requireRecent, verifyPassword } from './session/reauthentication.ts'
export { endContinuation, issueContinuation } from './session/continuation.ts'
export { createTransferLink, issueTransferLink } from './session/recovery/transfer.ts'
export { findByAccessToken } from './session/find-by-access-token.ts'
export { findCaller } from './session/session.store.ts'
export { countCall, loginNameHash, uncountCall } from './session/session.ts'
