/** Bytes of a gigabyte, as plans count them. */
export const gigabyte = 1024 ** 3

/** What is sold: so many years, so much space. The number of users is not limited. */
export interface Plan {
  readonly id: string
  readonly duration: number
  readonly durationUnit: 'YEARS'
  /** GB. */
  readonly storageLimit: number
  /** Euro for the whole duration, without taxes. */
  readonly price: number
}

/** Whether a museum that uses so many bytes fits into a plan: one that is full the moment it begins is of no use (acceptance row P-U01). */
export const fitsInto = (plan: Pick<Plan, 'storageLimit'>, usedBytes: number): boolean =>
  usedBytes < plan.storageLimit * gigabyte
