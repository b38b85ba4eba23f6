import type { ObjectCard } from './sections.ts'

type Determination = NonNullable<ObjectCard['determinations']>[number]

/** Returns the current determination: the marked one, or the only one. */
export function currentDetermination({ determinations = [] }: ObjectCard): Determination | undefined {
  return (
    determinations.find(({ current }) => current) ??
    (determinations.length === 1 ? determinations[0] : undefined)
  )
}
