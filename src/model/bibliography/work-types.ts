import { fold } from '../text/fold.ts'

/** A CSL type with its genre. */
export interface CslType {
  readonly type: string
  /** Publication type, where CSL has one type for several. */
  readonly genre?: string
}

/** Terms of the publication types by English name, with their CSL types. The first term of a CSL type is its default. */
const types: readonly (readonly [term: string, type: string])[] = [
  ['monograph', 'book'],
  ['collected volume', 'book'],
  ['exhibition catalogue', 'book'],
  ['collection catalogue', 'book'],
  ['auction catalogue', 'book'],
  ['catalogue raisonné', 'book'],
  ['conference proceedings', 'book'],
  ['encyclopaedia', 'book'],
  ['dictionary', 'book'],
  ['guide', 'book'],
  ['contribution', 'chapter'],
  ['conference paper', 'paper-conference'],
  ['encyclopaedia entry', 'entry-encyclopedia'],
  ['dictionary entry', 'entry-dictionary'],
  ['journal', 'periodical'],
  ['journal article', 'article-journal'],
  ['offprint', 'article-journal'],
  ['magazine article', 'article-magazine'],
  ['newspaper article', 'article-newspaper'],
  ['thesis', 'thesis'],
  ['report', 'report'],
  ['website', 'webpage'],
  ['manuscript', 'manuscript'],
]

/** CSL type of a work without one, since CSL requires a type. */
export const untyped = 'document'

const byTerm = new Map(types.map(([term, type]) => [fold(term), { term, type }]))

const plainTerm = (type: string): string | undefined => types.find(([, each]) => each === type)?.[0]

/** True for types that are part of a larger work: their title is that of the contribution. */
export const isPart = (type: string): boolean =>
  /^(chapter|article|article-.*|entry|entry-.*|paper-conference|review|review-book|post-weblog)$/.test(type)

/** Returns the CSL type of a term; `part` means it has a title of its own within a larger work. */
export function cslTypeOf(term: string, part: boolean): CslType {
  if (term === '') return { type: untyped }
  const known = byTerm.get(fold(term))
  const type = known?.type ?? 'book'
  const within = part && type === 'book' ? 'chapter' : type
  return plainTerm(within) === known?.term ? { type: within } : { type: within, genre: term }
}

/** Returns the term for a CSL type: the genre when it is the name of a term, else the type's default, else the CSL type itself. */
export function termOf({ type, genre = '' }: CslType): string {
  if (type === untyped && genre === '') return ''
  if (genre !== '' && (byTerm.has(fold(genre)) || ['book', 'chapter', untyped].includes(type)))
    return byTerm.get(fold(genre))?.term ?? genre
  return plainTerm(type) ?? type.replaceAll(/[-_]/g, ' ')
}

/** True when the term already implies the genre. */
export const isImpliedByTerm = ({ type, genre = '' }: CslType): boolean =>
  genre === '' || fold(termOf({ type, genre })) === fold(genre)
