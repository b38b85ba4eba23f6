/** A row of a list as texts, by the field's path within the row. */
export type RowOfTexts = Readonly<Record<string, string>>

/** Returns true for a name that a record has, as it is written. */
export type IsKnown = (name: string) => boolean
