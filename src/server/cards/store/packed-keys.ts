/** Bits of a number in one character. */
const bits = 5
const digits = 1 << bits
/** Characters from here on stand for a number's last digit, the characters before them for its others. */
const lastDigit = 0x40
const otherDigit = lastDigit - digits

function pack(key: number): string {
  let packed = String.fromCharCode(lastDigit + (key % digits))
  for (let rest = Math.floor(key / digits); rest > 0; rest = Math.floor(rest / digits))
    packed = String.fromCharCode(otherDigit + (rest % digits)) + packed
  return packed
}

/**
 * Numbers of facet values as the index keeps them: plain ASCII, which the database strings together and hands over as it is. Small
 * numbers, those of the commonest values, take one or two characters.
 */
export const packKeys = (keys: readonly number[]): string => keys.map(pack).join('')

/** Counts the occurrences of each number below `size` in concatenated packed numbers. */
export function tallyKeys(packed: string, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  let key = 0
  for (let at = 0; at < packed.length; at++) {
    const code = packed.charCodeAt(at)
    if (code < lastDigit) key = (key + code - otherDigit) * digits
    else {
      key += code - lastDigit
      if (key < size) counts[key] = (counts[key] ?? 0) + 1
      key = 0
    }
  }
  return counts
}
