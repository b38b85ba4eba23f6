/** A row of a list as texts, by the field's path within the row. */
export type RowOfTexts = Readonly<Record<string, string>>
