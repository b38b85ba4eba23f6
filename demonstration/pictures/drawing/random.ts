/** Chance that repeats itself: the same seed gives the same picture on every machine. */
export interface Random {
  /** From `low` up to `high`. */
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  pick<T>(first: T, ...others: readonly T[]): T
  chance(probability: number): boolean
  /** `value` more or less, by at most `spread`. */
  around(value: number, spread: number): number
}

/** The generator mulberry32: small, quick, and even enough for pictures. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  for (let round = 0; round < 4; round += 1) next()
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (first, ...others) =>
      others.length === 0 ? first : ([first, ...others][Math.floor(next() * (others.length + 1))] ?? first),
    chance: probability => next() < probability,
    around: (value, spread) => value + (next() * 2 - 1) * spread,
  }
}
