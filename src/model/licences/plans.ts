/** Bytes of a gigabyte in plans. */
export const gigabyte = 1024 ** 3

/** A plan on sale: years and storage. The number of users is unlimited. */
export interface Plan {
  readonly id: string
  readonly duration: number
  readonly durationUnit: 'YEARS'
  /** GB. */
  readonly storageLimit: number
  /** Euro for the whole duration, without taxes. */
  readonly price: number
}

/** Returns true when a museum's usage fits a plan; a plan that is full from the start is excluded (P-U01). */
export const fitsInto = (plan: Pick<Plan, 'storageLimit'>, usedBytes: number): boolean =>
  usedBytes < plan.storageLimit * gigabyte
