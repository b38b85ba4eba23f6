import { type CardOf, section } from '../../engine/define-card.ts'
import { remarks } from '../../groups/record.ts'
import { description, use } from './description.ts'
import { capture, content } from './measured.ts'

/** The card of a digital file: what it shows, how it was made, on what terms it is used, and what was found in it. */
export const fileSections = {
  description: section(description),
  capture: section(capture),
  use: section(use),
  content: section(content),
  record: section({ remarks }),
}

/** The values of the card of a file. */
export type FileCard = CardOf<typeof fileSections>
