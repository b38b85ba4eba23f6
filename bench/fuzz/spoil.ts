import type { Random } from '../random.ts'

/** What readers stumble over. */
const pieces = [
  '"',
  "'",
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&a;',
  ']]>',
  '<![CDATA[',
  '\0',
  '\ufeff',
  '\r',
  '\n\n',
  '\t',
  ';',
  ',',
  '|',
  '@string{a = a # a}',
  '@',
  '{',
  '}',
  '((((',
  ')',
  '[',
  '\\',
  ' x × ',
  '1/0',
  '999999999999999999999',
  '-0',
  'NaN',
  '__proto__',
  'constructor',
  '\u202e',
  'ﷺ',
  '👩‍👩‍👧‍👦',
  '\ud800',
  'e\u0301',
  'B.C.',
  'ca.',
  '–',
].map(text => Buffer.from(text))

const spoilers: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  // A bit turned.
  (bytes, random) => {
    const copy = Buffer.from(bytes)
    const at = random.below(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8))
    return copy
  },
  // A length, an offset or a count that lies; most of them stand near the beginning.
  (bytes, random) => {
    const copy = Buffer.from(bytes)
    if (copy.length < 4) return copy
    const lie = random.of([
      0,
      1,
      0x7fff_ffff,
      0x8000_0000,
      0xffff_ffff,
      0xffff,
      copy.length,
      random.below(2 ** 32),
    ])
    const at = random.below((random.below(2) === 0 ? Math.min(copy.length, 400) : copy.length) - 3)
    if (random.below(2) === 0) copy.writeUInt32LE(lie, at)
    else copy.writeUInt32BE(lie, at)
    return copy
  },
  // Cut off.
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  // Something left out.
  (bytes, random) => {
    const at = random.below(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(40))])
  },
  // Something put in.
  (bytes, random) => {
    const at = random.below(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), random.of(pieces), bytes.subarray(at)])
  },
  // A piece repeated many times.
  (bytes, random) => {
    const at = random.below(bytes.length)
    const piece = bytes.subarray(at, at + 1 + random.below(30))
    const often = Buffer.concat(Array.from({ length: 1 + random.below(300) }, () => piece))
    return Buffer.concat([bytes.subarray(0, at), often, bytes.subarray(at)])
  },
  // A character repeated many times.
  (bytes, random) => {
    const at = random.below(bytes.length)
    const often = Buffer.concat(
      Array.from({ length: 1 + random.below(2000) }, () =>
        random.of(pieces.slice(0, 1 + random.below(pieces.length))),
      ),
    )
    return Buffer.concat([bytes.subarray(0, at), often, bytes.subarray(at)])
  },
]

/** A valid input, spoilt a few times; now and then as it is. */
export function spoilt(valid: Buffer, random: Random): Buffer {
  let bytes = valid
  for (let left = random.below(4); left > 0 && bytes.length > 0; left--)
    bytes = random.of(spoilers)(bytes, random)
  return bytes
}
