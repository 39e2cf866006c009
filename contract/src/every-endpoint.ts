import { getAnimal, listAnimals } from './animals.ts'
import type { Endpoint } from './endpoint.ts'
import { streamEvents } from './events.ts'
import { getPermissions } from './permissions.ts'
import { getMe } from './profile.ts'
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
import { refreshSession, signIn, signOut } from './session.ts'

/** A plain list: the API's document, the smoke test and `npm run map` read it. */
export const everyEndpoint: readonly Endpoint[] = [
  signIn,
  refreshSession,
  signOut,
  getMe,
  getPermissions,
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
