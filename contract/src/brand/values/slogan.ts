import { label } from '../../domain/messages.ts'
import { brand } from '../chosen.ts'

/** Texts beside a guest's form: a slogan of two lines, and a sentence. */
export const slogan = label(brand.slogan)
export const tagline = label(brand.tagline)
