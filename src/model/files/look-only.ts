import type { PictureLimit } from './limited-size.ts'

/** Longest side, in pixels, of pictures for people who may view files but not download them. */
export const lookOnlySide = 1200

/** The limit of pictures for people who may only view files. */
export const lookOnlyLimit: PictureLimit = { side: lookOnlySide }
