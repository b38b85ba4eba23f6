import type { Readable } from 'node:stream'

/**
 * Shows a content to a scanner; reads it to its end or destroys it.
 * @throws {CodedError} `invalid_input` with what was found, `unavailable` when there is no answer: nothing passes unseen.
 */
export type Scan = (content: Readable) => Promise<void>
