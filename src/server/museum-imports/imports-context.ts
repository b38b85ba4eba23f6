import { fallbackLanguage } from '#model/languages.ts'
import type { Author, Renamed } from '#server/cards/index.ts'
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
}

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
  /** Told of what does not come over, and why. */
  readonly tell: (problem: string) => void
  /** Counts of what came over. */
  readonly counts: Map<string, number>
}

/** Counts what came over. */
export const count = ({ counts }: Taking, what: string, added = 1): void =>
  void counts.set(what, (counts.get(what) ?? 0) + added)

/** Returns the words of an error, in the language of the command. */
export const wordsOf = ({ context: { texts } }: Taking, { code, details }: CodedError): string =>
  texts.translate(fallbackLanguage, details.text ?? (`errors.${code}` as TextKey), details.params)
