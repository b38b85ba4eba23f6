import type { RecordType } from '../record-type.ts'
import type { Texts } from '../texts.ts'
import type { GivenBlock, GivenPage } from './blocks.ts'
import type { CommonKind } from './common-kinds.ts'
import type { TemplateWords } from './shapes.ts'

type After<Prefix extends string, Key> = Key extends `${Prefix}${infer Rest}` ? Rest : never

type WordOf<Words> = After<'paper/word/', keyof Words>

type PaperId<Words> = Exclude<After<'paper/', keyof Words>, `word/${string}`>

/** Words that papers of all types can use: those of `printTemplates.json`. */
export type CommonWord = WordOf<Texts['printTemplates']>

/** Returns a text of the product in all languages. Parameters are paths, filled in when printing. */
export type Wording<Word extends string = string> = (
  word: Word,
  paths?: Readonly<Record<string, string>>,
) => TemplateWords

export type CommonWording = Wording<CommonWord>

/** A document that can be printed of a record type without any template of the museum's own. */
export interface Paper<Word extends string = string, Kind extends string = string> {
  /** One that the type declares in `prints`, or a common one. */
  readonly kind: Kind
  readonly page?: GivenPage
  /** Its blocks, in words of the type (`say`) and words of all types (`common`). */
  blocks(say: Wording<Word>, common: CommonWording): readonly GivenBlock[]
}

/** Papers by id. Ids are stored and never change; the first paper of a kind is its default. */
export type Papers = Readonly<Record<string, Paper>>

/**
 * Declares the papers of a record type. Its text file names each (`paper/<id>`) and has their words (`paper/word/<word>`); the compiler
 * reports a paper or a word that it lacks, and a kind that the type does not declare.
 */
export const papersOf = <Words, const Prints extends RecordType['prints']>(
  _: RecordType & { readonly texts?: Words; readonly prints?: Prints },
  papers: Readonly<
    Record<PaperId<Words>, Paper<WordOf<Words>, (keyof Prints & string) | Exclude<CommonKind, 'LABEL'>>>
  >,
): Papers => papers

/** Returns the words of its type that a paper uses. */
export function wordsOfPaper({ blocks }: Paper): readonly string[] {
  const words: string[] = []
  const note: Wording = word => {
    words.push(word)
    return {}
  }
  blocks(note, () => ({}))
  return words
}
