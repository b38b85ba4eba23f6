import type { CardDeclaration } from '../define-card.ts'
import { labelsOf } from '../labels.ts'
import type { Delivery } from './delivery.ts'
import type { Rooms } from './rooms.ts'

/** Words of rooms besides those of the answers: the tab, what the room is for, the button that opens it, what was received, and the line above its title. */
export const roomWords = ['tab', 'intro', 'open', 'answers', 'from'] as const

/** Returns the keys of the labels that rooms need in their area: answers, their fields and those of their lines. A key means the same in all. */
export const roomLabels = ({ answers }: Rooms): ReadonlySet<string> =>
  new Set([
    ...roomWords,
    ...Object.entries(answers).flatMap(([name, { sections, line = {} }]) => [
      `answer/${name}`,
      ...labelsOf({ sections, kinds: [] }),
      ...[...labelsOf({ sections: { line: { fields: line } }, kinds: [] })].filter(
        key => key !== 'section/line',
      ),
    ]),
  ])

/** Yields the faults in what a room hands out. */
function* deliveryFaults(
  { lines, workflow }: CardDeclaration,
  { from, format, forms, longestSide, credit, deliveredOn }: Delivery,
): Generator<string> {
  if (lines?.of.join() !== 'file') yield 'a room hands out files, but lines are about something else'
  if (!Object.hasOwn(workflow?.steps ?? {}, from))
    yield `'${from}' is no step, but files are handed out there`
  const fields = lines?.fields ?? {}
  const kinds = { [format]: 'choice', [longestSide]: 'number', [credit]: 'longText', [deliveredOn]: 'day' }
  for (const [key, kind] of Object.entries(kinds))
    if (fields[key]?.kind !== kind) yield `'${key}' is no ${kind} of the line, but files are handed out by it`
  const { choices = {} } = (fields[format] ?? {}) as { readonly choices?: Readonly<Record<string, number>> }
  for (const id of Object.keys(forms))
    if (!Object.values(choices).includes(Number(id)))
      yield `files are handed out as ${id}, which is none of '${format}'`
}

/** Yields the faults in the rooms of a declaration, apart from their labels. */
export function* roomFaults(declaration: CardDeclaration): Generator<string> {
  const { sections, lines, rooms, attachmentTypes = [] } = declaration
  if (!rooms) return
  if (rooms.delivers) yield* deliveryFaults(declaration, rooms.delivers)
  const own = new Set(Object.values(sections).flatMap(({ fields }) => Object.keys(fields)))
  const kept = Object.values(rooms.answers).flatMap(({ keeps = [] }) => keeps)
  for (const key of rooms.reveals ?? [])
    if (!rooms.shows.includes(key)) yield `'${key}' is revealed outside, but not shown there`
  for (const key of [rooms.opensFor, ...rooms.shows, ...kept])
    if (!own.has(key)) yield `'${key}' is shown outside, but is no field`
  for (const { sections: asked, line: askedOfLines = {}, files } of Object.values(rooms.answers)) {
    const keys = Object.values(asked).flatMap(({ fields }) => Object.keys(fields))
    for (const key of Object.keys(askedOfLines))
      if (keys.includes(key)) yield `'${key}' is asked of the whole and of its lines, too`
    if (files && !attachmentTypes.includes(files.type))
      yield `'${files.type}' is handed in, but is no type of its files`
  }
  for (const key of rooms.showsOfLines)
    if (!Object.hasOwn(lines?.fields ?? {}, key))
      yield `'${key}' is shown of lines outside, but is no field of the line`
}
