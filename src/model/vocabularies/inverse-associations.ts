/**
 * Associations that are called something else from the other end, by the keys of their starter terms. Those a museum adds itself, and those
 * not named here, read the same from both.
 */
const pairs = [
  ['is part of', 'has as a part'],
  ['is a copy of', 'is the model of'],
  ['is a study for', 'was prepared by the study'],
  ['documents', 'is documented in'],
  ['depicts', 'is depicted in'],
  ['was made by', 'made'],
  ['was owned by', 'owned'],
  ['was used by', 'used'],
  ['was collected by', 'collected'],
  ['was exhibited at', 'showed'],
  ['was published in', 'published'],
  ['comes from', 'is the origin of'],
  ['replaces', 'was replaced by'],
] as const

const keyOf = (name: string): string => `vitrine:${name}`

/** Key of the starter term by which an association is read from the other end, by its own key. */
export const inverseAssociations: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([one, other]) => [
    [keyOf(one), keyOf(other)],
    [keyOf(other), keyOf(one)],
  ]),
)
