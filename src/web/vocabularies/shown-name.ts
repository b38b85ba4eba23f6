import type { Term } from '#model/api/vocabularies/shapes.ts'

/** A term's name; before it the notation of its source, where it has one: '11H(JEROME) Saint Jerome'. */
export const shownName = ({ name, properties: { prefix } }: Term): string =>
  prefix ? `${prefix} ${name}` : name
