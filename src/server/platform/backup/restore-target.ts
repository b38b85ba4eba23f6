/** The database a backup is restored into. */
export interface RestoreTarget {
  /** Museums it holds now; a restore replaces them. */
  readonly museums: number
  /** Makes a database with the tables of that migration. @returns its address, as the role that owns the tables. */
  prepare(migration: number): Promise<string>
  /**
   * True when the loaded data can be seen as soon as it is committed; false when `finish` brings it into view.
   * Whatever must change at the same moment is done there.
   */
  readonly visibleAtCommit: boolean
  /** @param beforeCommit done at the last moment at which all can still be undone. */
  finish(beforeCommit: () => Promise<void>): Promise<void>
  /** Removes what a failed restore has made. */
  abandon(): Promise<void>
}
