/** A change that cannot be sent fails at once, and is told: it does not leave by itself when the network is back. */
export const failWhenOffline = { networkMode: 'always' } as const
