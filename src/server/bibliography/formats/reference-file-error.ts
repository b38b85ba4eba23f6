/** What is wrong with a file of references, and in which line of it. */
export class ReferenceFileError extends Error {
  readonly line: number

  constructor(line: number, cause?: unknown) {
    super(`line ${line}`, cause === undefined ? undefined : { cause })
    this.name = 'ReferenceFileError'
    this.line = line
  }
}
