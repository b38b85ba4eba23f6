import { fold } from '../text/fold.ts'

/** A type of work in CSL, with what else is to be said of it. */
export interface CslType {
  readonly type: string
  /** The kind of book or paper, where CSL has one type for several. */
  readonly genre?: string
}

/** Terms of the vocabulary of publications, by their English names, and what CSL calls them. The first of a type is its plain one. */
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

/** What says nothing about a work: CSL asks for a type all the same. */
export const untyped = 'document'

const byTerm = new Map(types.map(([term, type]) => [fold(term), { term, type }]))

const plainTerm = (type: string): string | undefined => types.find(([, each]) => each === type)?.[0]

/** Types of works that stand in a larger one: their title is that of the contribution. */
export const isPart = (type: string): boolean =>
  /^(chapter|article|article-.*|entry|entry-.*|paper-conference|review|review-book|post-weblog)$/.test(type)

/** The type of a work in CSL; `part` says that it has a title of its own in a larger one. */
export function cslTypeOf(term: string, part: boolean): CslType {
  if (term === '') return { type: untyped }
  const known = byTerm.get(fold(term))
  const type = known?.type ?? 'book'
  const within = part && type === 'book' ? 'chapter' : type
  return plainTerm(within) === known?.term ? { type: within } : { type: within, genre: term }
}

/** The term for a type of CSL: its genre where that is the name of a term, else the plain one, else what CSL calls it. */
export function termOf({ type, genre = '' }: CslType): string {
  if (type === untyped && genre === '') return ''
  if (genre !== '' && (byTerm.has(fold(genre)) || ['book', 'chapter', untyped].includes(type)))
    return byTerm.get(fold(genre))?.term ?? genre
  return plainTerm(type) ?? type.replaceAll(/[-_]/g, ' ')
}

/** Whether a genre is told by the term already. */
export const toldByTerm = ({ type, genre = '' }: CslType): boolean =>
  genre === '' || fold(termOf({ type, genre })) === fold(genre)
