import type { Language } from '#model/languages.ts'
import type { Author, Cards, Renamed } from '#server/cards/index.ts'
import type { Files, PlainPictures } from '#server/files/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { CodedError } from '#server/platform/errors.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { MuseumToImport } from './open-archive.ts'

/** Context of all parts of the module. */
export interface ImportsContext {
  readonly database: Database
  readonly files: Files
  readonly pictures: PlainPictures
  readonly texts: TextBook
  readonly renamed: Renamed
  /** Indexes the records of a type again, as a form of the museum asks for, after the transaction. */
  readonly reindexType: Cards['reindexType']
}

/** Things that are counted when they have come over. */
export type Counted =
  | 'files'
  | 'lines'
  | 'comments'
  | 'records'
  | 'papers'
  | 'rows'
  | 'revisions'
  | 'binned'
  | 'settings'
  | 'publicNames'
  | 'withdrawals'

/** An archive on its way into a museum. */
export interface Taking {
  readonly context: ImportsContext
  readonly tenantId: string
  /** In whose name it comes in; who did what there is kept as a name. */
  readonly author: Author
  readonly from: MuseumToImport & { readonly museumKey: string }
  /** Terms of the archive as they are here. */
  readonly terms: ReadonlyMap<string, string>
  /** SHA-256 of the entries. */
  readonly checksums: ReadonlyMap<string, string>
  /** Raised when it is to stop after what is at hand. */
  readonly signal: AbortSignal
  /** Told of what comes over, and of what does not and why; in the language of who reads it. */
  readonly tell: (line: string) => void
  readonly language: Language
  /** Counts of what came over. */
  readonly counts: Map<Counted, number>
}

/** Counts what came over. */
export const count = ({ counts }: Taking, what: Counted, added = 1): void =>
  void counts.set(what, (counts.get(what) ?? 0) + added)

/** Tells of something in the archive. */
export const tellOf = (
  { context: { texts }, language, tell }: Pick<Taking, 'context' | 'language' | 'tell'>,
  about: string,
  key: TextKey,
  params?: Readonly<Record<string, string | number>>,
): void => tell(`${about}: ${texts.translate(language, key, params)}`)

/** Tells why something in the archive does not come over. */
export const tellFault = (taking: Taking, about: string, { code, details }: CodedError): void =>
  tellOf(taking, about, details.text ?? (`errors.${code}` as TextKey), details.params)
