/** Tolerated error of a device's clock, since messages take a while to arrive. */
const toleratedMs = 60_000

/** The arrival of an entry, which bounds its time. */
export interface Received {
  /** Time on the device when it sent the batch, if given. */
  readonly sentAt?: string | undefined
  readonly receivedAt: Date
  /** Entries cannot be earlier than what they are about: the locking of a list, the beginning of a procedure. */
  readonly since: Date
}

/**
 * Returns the time that counts for an entry: the device's, corrected by the error of its clock and limited to between the beginning
 * and the arrival.
 * @param at ISO 8601, by the clock of the device.
 */
export function countingTime(at: string, { sentAt, receivedAt, since }: Received): Date {
  const wrong = sentAt === undefined ? 0 : receivedAt.getTime() - Date.parse(sentAt)
  const mended = Date.parse(at) + (Math.abs(wrong) > toleratedMs ? wrong : 0)
  return new Date(Math.min(Math.max(mended, since.getTime()), receivedAt.getTime()))
}
