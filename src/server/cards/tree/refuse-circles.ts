import type { CardDeclaration } from '#model/engine/define-card.ts'
import { broaderKeys } from '#model/engine/tree.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { idsInCircles } from '../store/tree.ts'

/**
 * Looks at the tree after cards were moved in it. Whoever moves one holds the register, so that no two people close a circle together.
 * @throws {CodedError} `invalid_input`, at the field for the parent, when a record would be its own parent.
 */
export async function refuseCircles(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  movedIds: readonly string[],
): Promise<void> {
  const place = broaderKeys(declaration)?.join('.')
  if (place === undefined || (await idsInCircles(tx, movedIds)).size === 0) return
  throw new CodedError('invalid_input', { fields: { [place]: { key: 'belowItself' } } })
}
