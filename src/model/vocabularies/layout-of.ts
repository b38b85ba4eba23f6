import { columnName, type Profile, type ProfileName, profiles } from './import-profiles.ts'

const columnsOf = ({
  key,
  parent,
  accepted,
  way = [],
  labels,
  notation,
  note,
  uri,
  part,
}: Profile): string[] => [
  ...new Set(
    [key, parent, accepted, ...way, notation, note, uri, part, ...Object.values(labels)].filter(
      name => name !== undefined,
    ),
  ),
]

/** Detects the well-known file with these columns; of several, the one with most matching columns. Otherwise the product's own format. */
export function layoutOf(header: readonly string[]): ProfileName {
  const fitting = Object.entries(profiles).filter(([, profile]) => {
    const there = new Set(header.map(name => columnName(profile, name)))
    return columnsOf(profile).every(name => there.has(name))
  })
  const [best] = fitting.toSorted(([, one], [, other]) => columnsOf(other).length - columnsOf(one).length)
  return (best?.[0] as ProfileName | undefined) ?? 'vitrine'
}
