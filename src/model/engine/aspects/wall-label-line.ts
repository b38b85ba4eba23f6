/** Parts of the heading and of the state of a record that a line may have, beside fields. */
export const headParts = ['@subtitle', '@number', '@published'] as const
export type HeadPart = (typeof headParts)[number]

/** A line of the label of a record. */
export interface WallLabelLine {
  /** Its name: the key of its text, 'wallLabel/medium'. */
  readonly name: string
  /** Paths of fields, or parts of the heading, that the line says in this order; of several choices, the first that says anything. */
  readonly of: readonly (readonly string[])[]
  /** Set large below the title, without its name: maker and date. */
  readonly lead?: true
}
