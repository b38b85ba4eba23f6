import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isId } from '#model/ids.ts'
import { attachedType, cardTypeNamed } from '#model/record-types.ts'
import { type CardRecord, existingCard, mayDo } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { BatchRow } from './store/batches.ts'
import type { TargetRef, UploadRow } from './store/uploads.ts'

const wrongTarget = () => new CodedError('invalid_input', { fields: { attachTo: { key: 'link' } } })

/** Reads a record as uploads name it: 'object/12'. @throws {CodedError} `invalid_input` */
export function targetNamed(text: string): TargetRef {
  const [type = '', id = ''] = text.split('/')
  if (!isId(id)) throw wrongTarget()
  return { type, id }
}

/** The card that files are to be attached to. @throws {CodedError} `invalid_input` when it is none, `forbidden` to who may not link it. */
export async function targetOf(
  tx: TenantTransaction,
  actor: MuseumActor,
  { type: given, id }: TargetRef,
): Promise<TargetRef> {
  const type = cardTypeNamed(given)
  const declaration = type && declarationOf(type)
  if (!declaration || declaration.uploaded) throw wrongTarget()
  if (!mayDo(declaration, actor, 'link')) throw forbidden()
  try {
    const card = await existingCard(tx, declaration, id, { follow: true })
    return { type, id: card.id }
  } catch (error) {
    throw error instanceof CodedError && error.code === 'not_found' ? wrongTarget() : error
  }
}

type Attached = Pick<BatchRow, 'attach_type' | 'attach_id'>

const refOf = ({ attach_type: type, attach_id: id }: Attached): TargetRef | undefined =>
  type === null || id === null ? undefined : { type, id }

/** Returns the card that a file of a batch is attached to: its own, or that of the batch. */
export const targetIn = (batch: Attached, upload: Pick<UploadRow, 'attach_type' | 'attach_id'>) =>
  refOf(upload) ?? refOf(batch)

export const isSameTarget = (one: TargetRef | undefined, other: TargetRef | undefined): boolean =>
  one?.type === other?.type && one?.id === other?.id

/** A card that files are attached to, held until the transaction ends. */
export interface Target {
  readonly declaration: CardDeclaration
  readonly record: CardRecord
}

/** A card that files are attached to, or what it became one with; undefined when there is none any longer. */
export async function lockTarget(
  tx: TenantTransaction,
  { type, id: given }: TargetRef,
): Promise<Target | undefined> {
  const declaration = declarationOf(type)
  if (!declaration) return undefined
  try {
    const { id } = await existingCard(tx, declaration, given, { follow: true })
    return { declaration, record: await existingCard(tx, declaration, id, { hold: true }) }
  } catch (error) {
    if (error instanceof CodedError) return undefined
    throw error
  }
}

/** The link between a card and files that are attached to it. */
export const linkOf = (itemIds: readonly string[]) => ({
  kind: 'linkCards' as const,
  type: attachedType,
  itemIds: [...itemIds],
})
