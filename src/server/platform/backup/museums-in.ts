import type { Readable } from 'node:stream'
import { readArchive } from './archive-reader.ts'
import { linesOf, valuesOf } from './rows-of-museum.ts'

/** A museum as a backup holds it. */
export interface MuseumInBackup {
  readonly id: string
  readonly name: string
}

/** Its columns begin with id and name since the first version. */
const beginning = 'database/public.tenant/'

/**
 * The museums of a backup, read from the beginning of the archive: their table comes before all that belongs to them.
 * @param name what the archive is called. @param content what it holds, read as far as needed.
 * @throws {BackupError} when the file is missing or damaged there.
 */
export async function museumsIn(name: string, content: Readable): Promise<MuseumInBackup[]> {
  const museums: MuseumInBackup[] = []
  for await (const member of readArchive(name, undefined, () => content)) {
    if (!member.name.startsWith(beginning)) {
      if (museums.length > 0) break
      continue
    }
    for await (const line of linesOf(member.content)) {
      const [id, called] = valuesOf(line)
      if (id && called) museums.push({ id, name: called })
    }
  }
  return museums
}
