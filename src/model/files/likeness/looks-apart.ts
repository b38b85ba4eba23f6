/** Returns the number of differing bits, of 64, between two fingerprints of `looksOf`. */
export function looksApart(one: string, other: string): number {
  let differing = BigInt.asUintN(64, BigInt(one) ^ BigInt(other))
  let count = 0
  for (; differing > 0n; differing &= differing - 1n) count += 1
  return count
}

/** Maximum difference of pictures of the same thing; different ones differ in about 32 bits. */
export const looksAlike = 10

/**
 * Maximum difference of pictures composed alike: a small thing on a plain ground, a head to the left, a bowl from above. In a museum's
 * pictures, 20 would already match everything.
 */
export const looksAkin = 18

/** Maximum number of similar pictures returned. */
export const mostAkin = 200
