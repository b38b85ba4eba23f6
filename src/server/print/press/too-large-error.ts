import { CodedError } from '#server/platform/errors.ts'

/** A document for which the press has not the memory, or not the time: half of it may do. The person is asked to print less at a time. */
export class TooLargeError extends CodedError {
  override name = 'TooLargeError'

  constructor(cause: unknown) {
    super('too_large', { text: 'printTemplates.failures.tooLarge', cause })
  }
}
