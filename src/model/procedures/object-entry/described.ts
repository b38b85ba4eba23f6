import type { Described } from '../../engine/aspects/described.ts'
import type { ObjectEntryValues } from './sections.ts'

type Row = NonNullable<ObjectEntryValues['unrecorded']>[number]

/** Objects that came in and are only described: their records begin with what is known of them on arrival. */
export const describedObjects: Described<Row> = {
  list: 'unrecorded',
  number: 'tag',
  name: 'description',
  picture: 'picture',
  record: ({ description, count, condition }, { number, language }) => ({
    objectNumbers: [{ objectNumber: number }],
    title: { [language]: description },
    ...(count !== undefined && { quantity: { count } }),
    ...(condition !== undefined && { condition: { detail: condition } }),
  }),
  line: ({ condition, value, picture }) => ({ conditionNote: condition, statedValue: value, photo: picture }),
}
