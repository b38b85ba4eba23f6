import { inscriptions, marks } from '../../../groups/inscriptions.ts'
import { longText, translated } from '../../../kinds/build.ts'

/** What it looks like and what is written on it. */
export const description = {
  description: translated({ level: 'R', long: true, counts: true }),
  inscriptions,
  marks,
  distinguishingFeatures: longText(),
  historicalNotes: translated({ long: true }),
}
