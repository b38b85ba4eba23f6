/** A content, to be looked into here and there. */
export interface Peek {
  readonly size: number
  /** Bytes from a place on, fewer where it ends. */
  read(start: number, length: number): Promise<Buffer>
}
