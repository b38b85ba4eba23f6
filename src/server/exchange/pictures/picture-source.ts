import { Readable } from 'node:stream'
import { CodedError } from '#server/platform/errors.ts'
import { FetchFailure, fetchFile } from '#server/platform/outgoing/fetch-file.ts'

/** A picture's content where it lies, and what it is called. */
export interface PictureSource {
  readonly name: string
  /** @throws {CodedError} with what is wrong; so does the stream */
  open(): Promise<Readable>
}

/** Bytes of a picture that is fetched: a large scan fits. */
const mostBytes = 500 * 1024 ** 2

function wordsFor(error: unknown): unknown {
  if (!(error instanceof FetchFailure)) return error
  const { problem, status } = error
  return new CodedError('invalid_input', {
    text: `import.pictures.fetch.${problem}`,
    params: problem === 'status' ? { status: status ?? 0 } : { megabytes: mostBytes / 1024 ** 2 },
    cause: error,
  })
}

async function* inWords(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw wordsFor(error)
  }
}

/** Name of a file by its address: the last step of its path. */
function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').findLast(step => step !== '') ?? ''
  try {
    return decodeURIComponent(last) || new URL(address).hostname
  } catch {
    return last
  }
}

/** A picture at an address on the web. */
export const addressSource = (address: string, allowPrivate: boolean): PictureSource => ({
  name: URL.canParse(address) ? nameIn(address) : address,
  async open() {
    try {
      return Readable.from(inWords(await fetchFile(address, { allowPrivate, mostBytes })))
    } catch (error) {
      throw wordsFor(error)
    }
  },
})
