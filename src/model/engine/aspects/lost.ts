/** Fields of records that say that their things are lost; without a value a thing is there. */
export interface Lost {
  /** Path of the choice that says how it was lost. */
  readonly path: string
  /** Path of the day on which that was noticed. */
  readonly since: string
}
