import { inscriptions, marks } from '../../../groups/inscriptions.ts'
import { longText, translated } from '../../../kinds/build.ts'
import { madeKinds } from '../categories.ts'

/** What it looks like and what is written on it. */
export const description = {
  description: translated({ level: 'R', long: true, counts: madeKinds }),
  inscriptions,
  marks,
  distinguishingFeatures: longText(),
  historicalNotes: translated({ long: true }),
}
