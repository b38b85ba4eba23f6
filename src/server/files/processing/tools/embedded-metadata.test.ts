import { expect, test } from 'vitest'
import { factsOf } from '../pictures/embedded/read-embedded.ts'
import { embeddedMetadata } from './embedded-metadata.ts'

test.each([0, 1])(
  'What a file says of itself is never cut inside a character, whose place is shifted by %i [F-T21]',
  before => {
    const long = 'x'.repeat(before) + '\u{1f46a}'.repeat(3000)
    const metadata = [
      embeddedMetadata({ title: long, by: long, copyright: long }),
      factsOf({
        exif: { [long]: { description: long }, Artist: [{ description: long }, { description: long }] },
      } as never),
    ]
    // JSON writes half a surrogate pair as an escape, which PostgreSQL refuses.
    expect(JSON.stringify(metadata)).not.toMatch(/\\ud[89a-f]/i)
  },
)
