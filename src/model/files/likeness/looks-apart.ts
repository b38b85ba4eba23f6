/** In how many of their 64 bits two pictures look different, as `looksOf` tells them. */
export function looksApart(one: string, other: string): number {
  let differing = BigInt.asUintN(64, BigInt(one) ^ BigInt(other))
  let count = 0
  for (; differing > 0n; differing &= differing - 1n) count += 1
  return count
}

/** Pictures that differ in so few bits show the same: different ones differ in about 32. */
export const looksAlike = 10

/**
 * Pictures that differ in so few bits are built alike: a small thing on a plain ground, a head to the left, a bowl from above. Among
 * pictures of a museum everything does that differs in 20.
 */
export const looksAkin = 18

/** Of many that look akin, so many of the most alike are found. */
export const mostAkin = 200
