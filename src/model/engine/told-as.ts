import type { CardDeclaration, CardHeading } from './define-card.ts'

/** Parts of a heading under the names that the specification gives them for a type (001, section 3). */
export const headingToldAs = (
  { toldAs = {} }: Pick<CardDeclaration, 'toldAs'>,
  heading: CardHeading,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(toldAs).map(([key, part]) => [key, heading[part] || (part === 'title' ? '---' : '')]),
  )
