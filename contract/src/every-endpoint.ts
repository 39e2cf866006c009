import { getAnimal, listAnimals } from './animals.ts'
import type { Endpoint } from './endpoint.ts'
import { streamEvents } from './events.ts'
import { getPermissions } from './permissions.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys.ts'
import { changeMe, confirmEmail, getMe } from './profile.ts'
import {
  addRequestFile,
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  deleteRequestFile,
  getRefundRequest,
  getRequestFile,
  getRequestFileThumbnail,
  listRefundRequests,
  listRequestFiles,
  submitRefundRequest,
} from './refund-requests.ts'
import { estimateRefund, getBenefitSlip, getRefund, listCareKinds, listRefunds } from './refunds.ts'
import { endOtherSessions, endSession, freezeAccount, getSecurityLog, listSessions } from './security.ts'
import {
  activateAccount,
  changePassword,
  forgotPassword,
  refreshSession,
  resetPassword,
  signIn,
  signOut,
  transferSession,
} from './session.ts'

/** A plain list: the API's document, the smoke test and `npm run map` read it. */
export const everyEndpoint: readonly Endpoint[] = [
  signIn,
  refreshSession,
  signOut,
  transferSession,
  forgotPassword,
  resetPassword,
  activateAccount,
  beginPasskeySignIn,
  signInWithPasskey,
  getMe,
  changeMe,
  confirmEmail,
  changePassword,
  getPermissions,
  listSessions,
  endSession,
  endOtherSessions,
  getSecurityLog,
  freezeAccount,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  listAnimals,
  getAnimal,
  createRefundRequest,
  listRefundRequests,
  getRefundRequest,
  changeRefundRequest,
  deleteRefundRequest,
  listRequestFiles,
  addRequestFile,
  getRequestFile,
  getRequestFileThumbnail,
  deleteRequestFile,
  checkRefundRequest,
  submitRefundRequest,
  listRefunds,
  getRefund,
  getBenefitSlip,
  estimateRefund,
  listCareKinds,
  streamEvents,
]
