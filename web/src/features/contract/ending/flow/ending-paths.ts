export const endingPaths = {
  withdrawal: '/profile/contract/withdrawal',
  termination: '/profile/contract/termination',
} as const
