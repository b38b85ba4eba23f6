import type { ComplexDate } from '../dates/complex-date.ts'
import type { FieldOptions, Leaf } from './field.ts'

export type DateField = Leaf<'date', ComplexDate>

/** The age of a thing, as people write it: 'second half of the 4th century BC', 'c. 1520'. For days of the calendar there is `day`. */
export const date = (options: FieldOptions = {}): DateField => ({ ...options, kind: 'date' })
