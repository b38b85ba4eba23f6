/** Clocks that go this wrong are let be: a message takes its time. */
const toleratedMs = 60_000

/** When a finding came in, and what bounds its moment. */
export interface Received {
  /** The clock of the device when it sent the batch, where it said so. */
  readonly sentAt?: string | undefined
  readonly receivedAt: Date
  /** Nothing was found before the list was frozen. */
  readonly frozenAt: Date
}

/**
 * When something counts as found: by the clock of the device. What that clock is wrong by is taken off, and the rest is held between the freezing of
 * the list and the moment at which it came in.
 * @param at ISO 8601, by the clock of the device.
 */
export function countingTime(at: string, { sentAt, receivedAt, frozenAt }: Received): Date {
  const wrong = sentAt === undefined ? 0 : receivedAt.getTime() - Date.parse(sentAt)
  const mended = Date.parse(at) + (Math.abs(wrong) > toleratedMs ? wrong : 0)
  return new Date(Math.min(Math.max(mended, frozenAt.getTime()), receivedAt.getTime()))
}
