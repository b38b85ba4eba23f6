import type { Message } from '#model/exchange/messages.ts'
import { isPictureAddress, PictureIndex, picturesPath } from '#model/exchange/pictures.ts'
import { cut } from '#model/text/cut.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Judged } from '../rows/judged.ts'
import { archivedPaths } from '../store/archives.ts'
import type { WantedPicture } from '../store/pictures.ts'

/** Works whose archives are known; those of one that was stopped are forgotten when others come. */
const kept = 20

/** Knows the files of imports by their names, read once for each work. */
export function createPictureKnower() {
  const known = new Map<string, PictureIndex>()
  return {
    async of(tx: TenantTransaction, importId: string, operationId: string): Promise<PictureIndex> {
      const index = known.get(operationId) ?? new PictureIndex(await archivedPaths(tx, importId))
      known.set(operationId, index)
      const [oldest] = known.keys()
      if (known.size > kept && oldest !== undefined) known.delete(oldest)
      return index
    },
    forget: (operationId: string): void => void known.delete(operationId),
  }
}

/** Characters of a name that are kept. */
const longestName = 2000

/** Pictures of rows, and what is to be said about those that name none. */
export interface PlannedPictures {
  readonly wanted: readonly Omit<WantedPicture, 'cardId'>[]
  readonly messages: ReadonlyMap<Judged, readonly Message[]>
}

const hasPictures = ({ outcome }: Judged): boolean =>
  outcome === 'created' || outcome === 'updated' || outcome === 'unchanged'

/** Finds the pictures that rows name, in the archive beside the table or at addresses. */
export function planPictures(judged: readonly Judged[], index: PictureIndex): PlannedPictures {
  const wanted: Omit<WantedPicture, 'cardId'>[] = []
  const messages = new Map<Judged, Message[]>()
  for (const each of judged) {
    if (!hasPictures(each)) continue
    const taken = new Set<number>()
    const told: Message[] = []
    for (const [place, { column, name: whole }] of each.row.pictures.entries()) {
      const name = cut(whole, longestName)
      const common = { row: each.row.row, place, name, column }
      if (isPictureAddress(whole)) {
        if (name === whole) wanted.push({ ...common, position: null })
        else told.push({ kind: 'pictureMissing', path: picturesPath, column, value: name })
        continue
      }
      const [position, another] = index.find(name)
      if (position === undefined)
        told.push({ kind: 'pictureMissing', path: picturesPath, column, value: name })
      else if (another !== undefined)
        told.push({ kind: 'ambiguousPicture', path: picturesPath, column, value: name })
      else if (!taken.has(position)) {
        taken.add(position)
        wanted.push({ ...common, position })
      }
    }
    if (told.length > 0) messages.set(each, told)
  }
  return { wanted, messages }
}
