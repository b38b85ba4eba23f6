/** Tolerated error of a device's clock, since messages take a while to arrive. */
const toleratedMs = 60_000

/** The arrival of a finding, which bounds its time. */
export interface Received {
  /** Time on the device when it sent the batch, if given. */
  readonly sentAt?: string | undefined
  readonly receivedAt: Date
  /** Findings cannot be earlier than the locking of the list. */
  readonly frozenAt: Date
}

/**
 * Returns the time that counts for a finding: the device's, corrected by the error of its clock and limited to between the locking of the
 * list and the arrival.
 * @param at ISO 8601, by the clock of the device.
 */
export function countingTime(at: string, { sentAt, receivedAt, frozenAt }: Received): Date {
  const wrong = sentAt === undefined ? 0 : receivedAt.getTime() - Date.parse(sentAt)
  const mended = Date.parse(at) + (Math.abs(wrong) > toleratedMs ? wrong : 0)
  return new Date(Math.min(Math.max(mended, frozenAt.getTime()), receivedAt.getTime()))
}
