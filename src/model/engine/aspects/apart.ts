/**
 * Records that are kept apart from the others of their list: objects that are not the museum's own. Lists, counts, exports and maps leave them
 * out unless they are asked for; where a record is named by itself, it is shown with the label of its choice.
 */
export interface Apart {
  /** Path of the choice that says so; a facet, by which they are asked for. */
  readonly path: string
  /** Ids of the choices that keep a record apart. */
  readonly ids: readonly number[]
}
