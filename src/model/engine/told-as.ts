import type { CardDeclaration, CardHeading } from './define-card.ts'

/** Returns parts of a heading under the additional names declared for a type. */
export const headingToldAs = (
  { toldAs = {} }: Pick<CardDeclaration, 'toldAs'>,
  heading: CardHeading,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(toldAs).map(([key, part]) => [key, heading[part] || (part === 'title' ? '---' : '')]),
  )
