import { readEmbedded } from '../embedded/read-embedded.ts'
import { decodeHeic } from './decode-heic.ts'
import { decodeJpeg2000 } from './decode-jpeg2000.ts'
import { decodePhotoshop } from './decode-photoshop.ts'

/** What is done in a thread of its own, because a file made for it could take all memory or never end. */
export const apartTasks = { readEmbedded, decodeHeic, decodeJpeg2000, decodePhotoshop }

export type ApartTasks = typeof apartTasks
export type ApartTask = keyof ApartTasks
