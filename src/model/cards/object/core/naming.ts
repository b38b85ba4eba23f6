import { list, term, terms, text, translated } from '../../../kinds/build.ts'
import { titleLimit } from '../../../kinds/text.ts'
import { madeKinds } from '../categories.ts'

/** Object name, and titles beside the main one. */
export const naming = {
  objectName: term('OGTD', { level: 'R', facet: true, column: true, counts: madeKinds, carried: true }),
  typologies: terms('OGTT', { carried: true }),
  configuration: term('OGTV'),
  properNames: list({ name: text({ required: true }) }),
  titles: list(
    {
      title: text({ level: 'R', required: true, maxLength: titleLimit }),
      language: term('LANG'),
      type: term('TITT'),
      note: text({ level: 'A' }),
    },
    { level: 'R' },
  ),
  briefDescription: translated({ level: 'R', long: true, counts: true }),
  position: text({ level: 'A' }),
}
