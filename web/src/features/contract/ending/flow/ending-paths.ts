/** Paths of each way to end the contract. */
export const endingPaths = {
  withdrawal: '/profile/contract/withdrawal',
  termination: '/profile/contract/termination',
} as const
