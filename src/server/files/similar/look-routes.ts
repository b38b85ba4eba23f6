import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lookAt, mostLookedAtBytes } from '#model/api/files/looks.ts'
import { colourNames } from '#model/cards/file/measured.ts'
import { looksText } from '#model/files/likeness/looks-text.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { withTemporaryFile } from '#server/platform/storage/index.ts'
import { apart } from '../processing/pictures/apart/apart.ts'
import { bounded } from '../receive/bounded.ts'

const tooLarge = () =>
  new CodedError('too_large', {
    text: 'searches.looks.tooLarge',
    params: { megabytes: mostLookedAtBytes / 1024 ** 2 },
  })

const brokenUnlessCoded = (cause: unknown): never => {
  throw cause instanceof CodedError
    ? cause
    : new CodedError('invalid_input', { text: 'errors.brokenPicture', cause })
}

/** Searching by a picture that the museum does not have: it is looked at, and gone. */
export const lookRoutes = (): Route[] => [
  route(lookAt, ({ body }) =>
    withTemporaryFile(async path => {
      const content = body instanceof Readable ? body : Readable.from([])
      await pipeline(
        bounded(content, mostLookedAtBytes, tooLarge),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      )
      const { looks, colours } = await apart('lookOnce', { path }).catch(brokenUnlessCoded)
      return {
        looks: looks === undefined ? null : looksText(looks),
        colours: colours.map(name => colourNames[name]),
      }
    }),
  ),
]
