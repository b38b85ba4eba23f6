import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import { type Author, cardsForUpdate, cardsWithNumbers, linkEach, type Renamed } from '#server/cards/index.ts'
import type { Files } from '#server/files/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { type DemoFile, withMetadata } from './demo-file.ts'
import { publishFile } from './publish-file.ts'
import { knownNames } from './store.ts'

const objects = objectCard as unknown as CardDeclaration

export interface AddOptions {
  readonly database: Database
  readonly files: Files
  readonly tenantId: string
  readonly author: Author
  readonly signal: AbortSignal
  readonly renamed: Renamed
}

/** Attaches a file to the object with a number. */
async function attach(
  tx: TenantTransaction,
  fileId: string,
  number: string,
  { author, renamed }: AddOptions,
) {
  const [found] = await cardsWithNumbers(tx, cardTypes.object, [number])
  const [record] = found ? await cardsForUpdate(tx, [cardTypes.object], [found.cardId]) : []
  if (!record) return
  await linkEach(
    tx,
    record,
    { kind: 'linkCards', type: attachedType, itemIds: [fileId] },
    { declaration: objects, author, action: 'linked', renamed },
  )
}

/** Adds files to a museum, one short transaction each; those that are there already by their names are left alone. */
export async function addFiles(wanted: readonly DemoFile[], options: AddOptions): Promise<void> {
  const { database, files, tenantId, author, signal } = options
  if (wanted.length === 0) return
  const known = await database.inTenant(tenantId, tx =>
    knownNames(
      tx,
      wanted.map(({ name }) => name),
    ),
  )
  for (const { name, make, metadata, attachedTo, published } of wanted) {
    if (known.has(name)) continue
    signal.throwIfAborted()
    const content = withMetadata(await files.takeIn(tenantId, await make()), metadata)
    await database.inTenant(tenantId, async tx => {
      const id = await files.keep(tx, content, { name, author })
      if (attachedTo !== undefined) await attach(tx, id, attachedTo, options)
      if (published) await publishFile(tx, id, options)
    })
  }
}
