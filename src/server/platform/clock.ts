/** The time now. Passed in, so that tests of lives and expiries need not wait. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
