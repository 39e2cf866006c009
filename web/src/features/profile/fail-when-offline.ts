/** A change that cannot be sent fails at once, with a message: it is not sent later when the network is back. */
export const failWhenOffline = { networkMode: 'always' } as const
