import { createHash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { checksumsName } from '../archive/entry-name.ts'
import { Archive, linesIn } from '../archive/read-archive.ts'
import { ArchiveError } from './archive-error.ts'
import type { DescribedEntry } from './schemas.ts'
import { manifestFile } from './shapes.ts'

/** The findings about an archive. */
export interface CheckedArchive {
  readonly museumId: string
  readonly entries: number
  /** Lines and files that were held against their schemas. */
  readonly described: number
  readonly problems: number
}

/** Problems of one entry that are told one by one. */
const toldOfEntry = 10

/** Keywords of our schemas that say more than what is valid. */
const ownKeywords = ['x-visibility', 'x-vocabulary', 'x-linkTypes', 'x-unit']

/** Compiles the schemas of an archive, each once. */
function validators(archive: Archive) {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  ajv.addVocabulary(ownKeywords)
  const made = new Map<string, ValidateFunction>()
  return async (schema: string): Promise<ValidateFunction> => {
    const known = made.get(schema) ?? ajv.compile(await archive.json(schema))
    made.set(schema, known)
    return known
  }
}

const faultOf = ({ errors }: ValidateFunction): string =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`).join('; ')

/** Calls back with each value of an entry, and where it stands. */
async function eachValue(
  name: string,
  content: Readable,
  lines: boolean,
  found: (value: unknown, line: number) => void,
  broken: (line: number, error: Error) => void,
): Promise<void> {
  const take = (json: string, line: number) => {
    try {
      found(JSON.parse(json), line)
    } catch (error) {
      broken(line, error as Error)
    }
  }
  if (!lines) return take(await text(content), 1)
  for await (const [json, line] of linesIn(name, content)) take(json, line)
}

/** The number of items an entry should have, by the manifest; undefined for one that is not counted. */
const countedFor = (entry: string, counts: Readonly<Record<string, number>>): number | undefined => {
  const name = entry.replace(/\.jsonl?$/, '').toLowerCase()
  return Object.entries(counts).find(([key]) => key.toLowerCase() === name)?.[1]
}

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'terms' in value && Array.isArray(value.terms)
    ? value.terms.length
    : 1

/**
 * Checks the export of a whole museum: every entry against its checksum, everything a schema in it describes against that, and
 * the numbers of items against its manifest.
 * @param tell called with each problem, in words, with entry and line
 * @throws {ArchiveError} for a file that is no such archive
 */
export async function checkArchive(path: string, tell: (problem: string) => void): Promise<CheckedArchive> {
  const archive = await Archive.open(path)
  let [problems, described] = [0, 0]
  try {
    const manifest = manifestFile.safeParse(await archive.json('manifest.json').catch(() => undefined))
    if (!manifest.success)
      throw new ArchiveError('This is not the export of a museum: its manifest.json cannot be read.')
    const { schemas, counts, museumId } = manifest.data
    const schemaOf = validators(archive)
    const sums = await archive.checksums()
    const missing = [...sums.keys()].filter(name => !archive.names.includes(name))
    const report = (entry: string) => {
      let told = 0
      return (problem: string) => {
        problems++
        if (++told <= toldOfEntry) tell(`${entry}: ${problem}`)
        if (told === toldOfEntry + 1) tell(`${entry}: and more`)
      }
    }
    for (const name of missing) report(name)('is missing')

    const hold = async (name: string, about: DescribedEntry | undefined): Promise<void> => {
      const problem = report(name)
      const hash = createHash('sha256')
      const content = await archive.content(name)
      const copy = new PassThrough()
      content.on('data', piece => hash.update(piece))
      content.on('error', error => copy.destroy(error))
      content.pipe(copy)
      if (about) {
        const validate = await schemaOf(about.schema)
        let items = 0
        await eachValue(
          name,
          copy,
          about.lines,
          (value, line) => {
            described++
            items += about.lines ? 1 : sizeOf(value)
            if (!validate(value)) problem(`line ${line}: ${faultOf(validate)}`)
          },
          (line, error) => problem(`line ${line}: ${error.message}`),
        )
        const counted = countedFor(name, counts)
        if (counted !== undefined && counted !== items)
          problem(`has ${items} items, ${counted} are in the manifest`)
      } else for await (const _piece of copy);
      const sum = sums.get(name)
      if (sum === undefined) problem('has no checksum')
      else if (sum !== hash.digest('hex')) problem('is not what its checksum says')
    }
    const aboutOf = new Map(schemas.map(each => [each.entry, each]))
    for (const name of archive.names)
      if (name !== checksumsName)
        await hold(name, aboutOf.get(name)).catch((error: Error) => report(name)(error.message))
    return { museumId, entries: archive.names.length, described, problems }
  } finally {
    archive.close()
  }
}
