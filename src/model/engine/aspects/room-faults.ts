import type { CardDeclaration } from '../define-card.ts'
import { labelsOf } from '../labels.ts'
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

/** Yields the faults in the rooms of a declaration, apart from their labels. */
export function* roomFaults({
  sections,
  lines,
  rooms,
  attachmentTypes = [],
}: CardDeclaration): Generator<string> {
  if (!rooms) return
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
