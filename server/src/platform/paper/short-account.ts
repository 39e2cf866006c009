/** A masked account in SMS characters: FR39 **** **** 2A23 → FR39...2A23. */
export const shortAccount = (masked: string): string => `${masked.slice(0, 4)}...${masked.slice(-4)}`
