import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { sampleAmong } from '../store/sample-records.ts'
import type { Write } from './plan-writes.ts'

/** Refuses to publish sample data, in any way: it says nothing about the museum (F-W10). @throws {CodedError} `conflict` */
export async function refuseSample(
  tx: TenantTransaction,
  { embargo }: CardDeclaration,
  writes: readonly Write[],
): Promise<void> {
  const publishedBy = embargo?.publishedBy ?? []
  const going = writes.flatMap(({ record, values, published }) => {
    if (!record) return []
    const goesOut =
      (published === true && !record.published) ||
      publishedBy.some(path => values[path] === true && record.data[path] !== true)
    return goesOut ? [record.id] : []
  })
  if ((await sampleAmong(tx, going)).size > 0) throw new CodedError('conflict', { text: 'errors.sample' })
}
