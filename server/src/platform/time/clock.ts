/** The only source of "now"; SQL never asks for its own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
