import { expect, test } from 'vitest'
import { largestPreview } from './poster-strategies.ts'

const bytes = (...values: readonly number[]) => Buffer.from(values)
const filled = (part: Buffer, length = 1_000_000) => Buffer.alloc(length, part)

const frame = bytes(0xff, 0xc0, 0, 11, 8, 0, 200, 0, 100, 1, 0, 0, 0)
const scan = bytes(0xff, 0xda, 0, 2)

/** A beginning that leads to pixels; their end never comes. */
const unended = Buffer.concat([bytes(0xff, 0xd8), frame, scan])
/** Beginnings within each other's markers. */
const nested = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4)
const chained = bytes(0xff, 0xe0, 0, 4, 0xff, 0xd8, 0xff, 0xe1, 0, 2)
/** An end, and no pixels to it. */
const empty = Buffer.concat([bytes(0xff, 0xd8), scan, bytes(0xff, 0xd9)])

/** The bytes of a buffer read from now on, in searches and as numbers. */
function bytesRead(file: Buffer): () => number {
  let count = 0
  const indexOf = file.indexOf.bind(file) as (value: Uint8Array, from: number) => number
  const readUInt16BE = file.readUInt16BE.bind(file)
  Object.assign(file, {
    indexOf: (value: Uint8Array, from = 0) => {
      const at = indexOf(value, from)
      count += (at < 0 ? file.length : at + value.length) - from
      return at
    },
    readUInt16BE: (at: number) => {
      count += 2
      return readUInt16BE(at)
    },
  })
  return () => count
}

test.each([
  ['beginnings without an end', filled(unended)],
  ['beginnings within each other', filled(nested)],
  ['chains of markers', Buffer.concat([filled(chained), bytes(0xff, 0xd9)])],
  [
    'markers that all lead to the last byte',
    Buffer.concat([filled(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 8)), bytes(0xff, 0xd9)]),
  ],
  ['beginnings without pixels', filled(empty)],
  [
    'beginnings whose one end is the last byte',
    Buffer.concat([filled(bytes(0xff, 0xd8, 0xff, 0xda, 0, 2)), bytes(0xff, 0xd9)]),
  ],
])(
  'A raw picture that is made to be searched for ever is searched in a moment: %s [F-T21]',
  (_what, file) => {
    const read = bytesRead(file)
    largestPreview(file)
    expect(read()).toBeGreaterThan(0)
    // A search that starts over at every beginning reads some 10^10 bytes.
    expect(read()).toBeLessThan(10 * file.length)
  },
)

test('The largest picture within raw data is found behind smaller and broken ones [C-F02]', () => {
  const picture = (high: number) =>
    Buffer.concat([
      bytes(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, high, 0, 100, 1, 0, 0, 0),
      scan,
      Buffer.alloc(50, high),
      bytes(0xff, 0xd9),
    ])
  const noise = Buffer.alloc(99, 3)
  const file = Buffer.concat([
    noise,
    picture(20),
    noise,
    unended.subarray(0, 9),
    noise,
    picture(90),
    picture(30),
    noise,
  ])
  expect(largestPreview(file)).toEqual(picture(90))
})
