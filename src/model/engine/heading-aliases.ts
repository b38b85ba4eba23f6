import type { CardDeclaration, CardHeading } from './define-card.ts'

/** Returns parts of a heading under the additional names declared for a type. */
export const headingUnderAliases = (
  { headingAliases = {} }: Pick<CardDeclaration, 'headingAliases'>,
  heading: CardHeading,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headingAliases).map(([key, part]) => [
      key,
      heading[part] || (part === 'title' ? '---' : ''),
    ]),
  )
