import type { DemoObject, WrittenObject } from './demo-object.ts'
import type { ExpandedObject } from './expand.ts'

/** What several objects have in common: the collection they belong to, where they were shown, what tells of them, which
 * places they have to do with. */
export type Shared = Pick<
  WrittenObject,
  'collections' | 'exhibitions' | 'bibliography' | 'documents' | 'otherPlaces'
> & {
  /** Their numbers, with semicolons between them. */
  readonly objects: string
}

type Lists = Readonly<Partial<Record<keyof Omit<Shared, 'objects'>, readonly unknown[]>>>

/** Two cards' lists one after the other. */
function joined(card: Lists, { objects: _objects, ...lists }: Shared): Partial<DemoObject> {
  const keys = Object.keys(lists) as (keyof Lists)[]
  return Object.fromEntries(keys.map(key => [key, [...(card[key] ?? []), ...((lists as Lists)[key] ?? [])]]))
}

/** Objects with what they share written on the card of each. @throws {Error} when one of them is not there. */
export function share(
  objects: readonly ExpandedObject[],
  shared: readonly Shared[],
): readonly ExpandedObject[] {
  const cards = new Map(objects.map(object => [object.number, object.card]))
  for (const each of shared)
    for (const number of each.objects.split(';').map(part => part.trim())) {
      const card = cards.get(number)
      if (!card) throw new Error(`the demonstration is wrong: no object ${number}`)
      cards.set(number, { ...card, ...joined(card, each) })
    }
  return objects.map(object => ({ ...object, card: cards.get(object.number) ?? object.card }))
}
