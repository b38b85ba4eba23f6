import type { OutputOf } from '#model/api/endpoint.ts'
import type { uploadFiles } from '#model/api/files/uploads.ts'
import { type FuzzMuseum, type FuzzReader, type Outcome, outcomeOf } from '../../fuzz-reader.ts'
import { spoilt } from '../../spoil.ts'

const boundary = 'a9f1c04b77e2d5386b1e40fd'

/** A form with one file. */
const formOf = (name: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

/** Uploads a file as a form: it is looked through before the answer comes. */
async function uploadFile({ call }: FuzzMuseum, name: string, content: Buffer): Promise<Outcome> {
  const answer = await call(
    'POST',
    '/api/v1/files/',
    formOf(name, content),
    `multipart/form-data; boundary=${boundary}`,
  )
  const outcome = outcomeOf(answer)
  if (outcome !== 'read') return outcome
  const [file] = (answer.body as OutputOf<typeof uploadFiles>).result
  const facts = await call('GET', `/api/v1/files/${file?.id}/facts`)
  if (outcomeOf(facts) !== 'read') return 'fault'
  // Kept, with a word about what could not be found out.
  return JSON.stringify(facts.body).includes('too much memory') ? 'tooDemanding' : 'read'
}

type Samples = Promise<readonly Buffer[]> | readonly Buffer[]

/** A reader of files under a name, with valid ones and hostile ones. They are made when they are needed first. */
export function fileReader(
  name: string,
  file: string,
  valid: () => Samples,
  hostile: () => Samples,
): FuzzReader {
  let samples: Samples | undefined
  return {
    name: `files: ${name}`,
    hostile,
    make: async random => {
      samples ??= valid()
      return spoilt(random.of(await samples), random)
    },
    read: ([input = Buffer.alloc(0)], museum) => uploadFile(museum, file, input),
  }
}
