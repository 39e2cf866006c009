/** The digits of what is typed, pasted or filled in, as many as the code has: "407 123" is 407123. */
export const codeDigits = (text: string, length: number): string => text.replace(/\D/g, '').slice(0, length)
