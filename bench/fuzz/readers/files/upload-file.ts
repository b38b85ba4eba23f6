import type { OutputOf } from '#model/api/endpoint.ts'
import type { readFacts } from '#model/api/files/media.ts'
import type { uploadFiles } from '#model/api/files/uploads.ts'
import type { Random } from '../../../random.ts'
import { FuzzFault, type FuzzMuseum, type FuzzReader, type Outcome, outcomeOf } from '../../fuzz-reader.ts'
import { spoilt } from '../../spoil.ts'

const boundary = 'a9f1c04b77e2d5386b1e40fd'

/** The type of a form with one file. */
export const formType = `multipart/form-data; boundary=${boundary}`

/** A form with one file. */
export const formOf = (name: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

/** Uploads a file as a form: it is looked through before the answer comes. */
async function uploadFile({ call }: FuzzMuseum, name: string, content: Buffer): Promise<Outcome> {
  const answer = await call('POST', '/api/v1/files/', formOf(name, content), formType)
  const outcome = outcomeOf(answer)
  if (outcome !== 'read') return outcome
  const [file] = (answer.body as OutputOf<typeof uploadFiles>).result
  const found = await call('GET', `/api/v1/files/${file?.id}/facts`)
  if (found.status !== 200) throw new FuzzFault(`nothing is known of a file that was kept: ${found.status}`)
  const { failure } = found.body as OutputOf<typeof readFacts>
  if (failure === null) return 'read'
  return failure.includes('too much memory') ? 'tooDemanding' : 'kept'
}

type Samples = Promise<readonly Buffer[]> | readonly Buffer[]

export interface FileReaderOptions {
  /** Default: 'picture'. */
  readonly kind?: FuzzReader['kind']
  /** Makes an input of a valid one. Default: it is spoilt. */
  readonly spoil?: (valid: Buffer, random: Random) => Promise<Buffer> | Buffer
  /** Sends an input; default: as an upload. */
  readonly send?: (museum: FuzzMuseum, input: Buffer) => Promise<Outcome>
}

/** A reader of files under a name, with valid ones and hostile ones. They are made when they are needed first. */
export function fileReader(
  name: string,
  file: string,
  valid: () => Samples,
  hostile: () => Samples,
  {
    kind = 'picture',
    spoil = spoilt,
    send = (museum, input) => uploadFile(museum, file, input),
  }: FileReaderOptions = {},
): FuzzReader {
  let samples: Samples | undefined
  return {
    name: `files: ${name}`,
    kind,
    hostile,
    make: async random => {
      samples ??= valid()
      return spoil(random.of(await samples), random)
    },
    read: ([input = Buffer.alloc(0)], museum) => send(museum, input),
  }
}
