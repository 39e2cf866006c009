const prefix = 'device-'

/** Tells a request of this device from one of the server; the prefix also has the server repeat its answers for 30 days. */
export const isDeviceId = (id: string | undefined): boolean => id?.startsWith(prefix) === true

export const newDeviceId = (): string => prefix + crypto.randomUUID()
