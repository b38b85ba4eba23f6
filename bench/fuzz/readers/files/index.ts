import { documents } from './documents.ts'
import { media } from './media.ts'
import { models } from './models.ts'
import { pictures } from './pictures.ts'

/** Readers of files, each sent through the real upload. */
export const files = [...pictures, ...models, ...documents, ...media]
