import type { LinkItem } from '#model/api/cards/shapes.ts'
import { matchNames, mostNames } from '#model/api/files/uploads.ts'
import type { Sureness } from '#model/files/photographs/match-name.ts'
import type { PictureView } from '#model/files/photographs/view-words.ts'
import { call } from '../../../platform/client.ts'

/** Records that a file's name means. */
export interface RecordMatch {
  readonly sureness: Sureness
  readonly records: readonly LinkItem[]
  readonly order: number | undefined
  readonly view: PictureView | undefined
  /** Ids of those that have the file already. */
  readonly attachedTo: readonly string[]
}

interface Named {
  readonly file: File
  readonly sha256: string | undefined
}

/** Asks which records files mean by the numbers in their names, in their order; empty where nothing could be asked. */
export async function matchRecords(files: readonly Named[]): Promise<readonly RecordMatch[]> {
  const found: RecordMatch[] = []
  for (let at = 0; at < files.length; at += mostNames) {
    const some = files.slice(at, at + mostNames)
    const { records, matches } = await call(matchNames, {
      body: {
        files: some.map(({ file, sha256 }) => ({
          name: file.name.slice(0, 1000),
          ...(sha256 && { sha256 }),
        })),
      },
    })
    const byId = new Map(records.map(record => [record.id, record]))
    for (const { sureness, recordIds, order, view, attachedTo } of matches)
      found.push({
        sureness,
        records: recordIds.flatMap(id => byId.get(id) ?? []),
        order: order ?? undefined,
        view: view ?? undefined,
        attachedTo,
      })
  }
  return found
}
