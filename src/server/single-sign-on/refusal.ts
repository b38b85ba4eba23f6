import type { RefusalReason } from '#model/single-sign-on/problems.ts'

/** Thrown when someone who came back from a service is not let in; the login page says why. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
