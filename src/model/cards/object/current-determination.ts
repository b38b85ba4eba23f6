import type { ObjectCard } from './sections.ts'

type Determination = NonNullable<ObjectCard['determinations']>[number]

/** The determination that holds now: the one marked, else the only one. */
export function currentDetermination({ determinations = [] }: ObjectCard): Determination | undefined {
  return (
    determinations.find(({ current }) => current) ??
    (determinations.length === 1 ? determinations[0] : undefined)
  )
}
