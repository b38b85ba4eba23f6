import type { CardHeading, HeadingWords } from '../engine/define-card.ts'
import type { TermRef } from '../kinds/values.ts'

/** A row of a list of names. */
export interface NameRow {
  readonly name?: string | undefined
  readonly preferred?: true | undefined
  /** A term of the vocabulary of languages. */
  readonly language?: TermRef | undefined
  readonly type?: TermRef | undefined
  /** Period in which it was in use. */
  readonly date?: unknown
}

/**
 * Returns the name in the reader's language: 'Florence', 'Firenze', 'Florenz'. Without one, or where the preferred name is in that language,
 * the preferred name; the first when none is marked. Names of a certain period, and those of a type that may be another name ('birth name',
 * 'former name'), do not take its place.
 */
export function nameForReader(
  rows: readonly NameRow[] | undefined = [],
  { language: reader, languageOf, isSameName }: HeadingWords,
): Pick<CardHeading, 'title' | 'own'> {
  const preferred = rows.find(row => row.preferred) ?? rows[0]
  const own = preferred?.name ?? ''
  const isRead = ({ language }: NameRow): boolean => !!language && languageOf(language.id) === reader
  const isSame = ({ type, date }: NameRow): boolean =>
    !date && (!type || type.id === preferred?.type?.id || isSameName(type.id))
  const found =
    preferred && isRead(preferred) ? preferred : rows.find(row => row.name && isSame(row) && isRead(row))
  const title = found?.name ?? own
  return title === own || !own ? { title } : { title, own }
}
