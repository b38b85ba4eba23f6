import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Write } from './plan-writes.ts'

/** Returns the ids of records that writes would publish, on the web or in another way. */
export function goingOut({ embargo }: CardDeclaration, writes: readonly Write[]): readonly string[] {
  const publishedBy = embargo?.publishedBy ?? []
  return writes.flatMap(({ record, values, published }) => {
    if (!record) return []
    const goesOut =
      (published === true && !record.published) ||
      publishedBy.some(path => values[path] === true && record.data[path] !== true)
    return goesOut ? [record.id] : []
  })
}
