/** A document for which the press has not the memory, or not the time: half of it may do. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
}
