import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Write } from './plan-writes.ts'

interface State {
  readonly published: boolean
  readonly values: CardValues
}

/**
 * Refuses to publish records under an embargo that has not ended, in any way, also when they were published before the
 * embargo: they are unpublished first. Values that a write does not change are not checked.
 * @throws {CodedError} `invalid_input` at the field with the day.
 */
export async function refuseEmbargoed(
  tx: TenantTransaction,
  { embargo }: CardDeclaration,
  writes: readonly Write[],
): Promise<void> {
  if (!embargo) return
  const isOut = ({ published, values }: State) =>
    published || embargo.publishedBy.some(path => values[path] === true)
  const kept = writes.flatMap(({ record, values, published }) => {
    const before: State = { published: record?.published ?? false, values: record?.data ?? {} }
    const after: State = { published: published ?? before.published, values }
    const until = values[embargo.until]
    const isAsBefore =
      until === before.values[embargo.until] &&
      after.published === before.published &&
      embargo.publishedBy.every(path => values[path] === before.values[path])
    return typeof until === 'string' && isOut(after) && !isAsBefore ? [until] : []
  })
  if (kept.length === 0) return
  const today = await todayOf(tx)
  if (kept.some(until => until > today))
    throw new CodedError('invalid_input', {
      text: 'errors.embargoed',
      fields: { [embargo.until]: { key: 'embargo' } },
    })
}
