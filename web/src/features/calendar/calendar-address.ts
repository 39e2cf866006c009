/** The same address for the calendar of the device: it then offers to subscribe. */
export const subscription = (href: string): string => href.replace(/^https?:/, 'webcal:')
