import type { Begins, List } from '../kinds/field.ts'
import type { CardValues } from './define-card.ts'
import { type Values, valueAt } from './values.ts'

/** The day, and the person who writes the row, if the museum has a record of them. */
export interface Beginning {
  readonly today: string
  readonly me?: unknown
}

const begunWith = (begins: Begins, record: CardValues, { today, me }: Beginning): unknown => {
  if (begins === 'today') return today
  return begins === 'me' ? me : valueAt(record, begins.at)
}

/** Returns what is proposed in a new row of a list of a record. */
export const beginRow = ({ fields }: List, record: CardValues, beginning: Beginning): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { begins }]) => {
      const value = begins && begunWith(begins, record, beginning)
      return value === undefined ? [] : [[key, value]]
    }),
  )
