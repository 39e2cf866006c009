import { brand } from '../chosen.ts'

/** Texts beside a guest's form: a slogan of two lines, and a sentence. */
export const slogan = brand.slogan
export const tagline = brand.tagline
