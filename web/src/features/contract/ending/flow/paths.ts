/** Where each way to end the contract is walked. */
export const endingPaths = {
  withdrawal: '/profile/contract/withdrawal',
  termination: '/profile/contract/termination',
} as const
