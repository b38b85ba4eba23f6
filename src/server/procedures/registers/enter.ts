import { createHash } from 'node:crypto'
import { yearOf } from '#model/dates/museum-day.ts'
import { type Entering, linePrefix, type RegisterName, registers } from '#model/engine/aspects/registers.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { fieldAt, isLeaf } from '#model/engine/fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { valueAt } from '#model/engine/values.ts'
import { type Language, languages } from '#model/languages.ts'
import { readText } from '#model/print/read-text.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import { type Author, cardItems, namesOf, seesAll, takeCounts, wordsOf } from '#server/cards/index.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { ProcedureRecord } from '../store/procedures.ts'
import { counterOf, entryAbout, hashOf, insertEntry } from '../store/register-entries.ts'

type InLanguages = Readonly<Record<Language, string>>

/** An entry as it is frozen. Whatever a person reads of it is text in all languages, so a term that is renamed later changes no entry. */
export interface EntryContent {
  readonly register: RegisterName
  readonly year: number
  readonly number: number
  /** The day in the museum. */
  readonly day: string
  readonly by: string
  readonly procedure: { readonly id: string; readonly type: string; readonly number: string }
  readonly about: { readonly id: string; readonly number: string; readonly title: InLanguages }
  readonly columns: Readonly<Record<string, InLanguages>>
  readonly cancels?: { readonly year: number; readonly number: number }
  /** SHA-256 of the entry before; empty for the first of a year. */
  readonly previous: string
}

const inEach = (read: (language: Language) => string): InLanguages =>
  Object.fromEntries(languages.map(language => [language, read(language)])) as InLanguages

interface Entered {
  readonly row: ProcedureRecord
  readonly declaration: ProcedureDeclaration
  readonly author: Author
  readonly texts: TextBook
}

/** Adds an entry with the next number of its year: nobody else takes a number of the register until the transaction ends. @returns its number */
async function add(
  tx: TenantTransaction,
  register: RegisterName,
  { row, declaration, author }: Pick<Entered, 'row' | 'declaration' | 'author'>,
  entry: Pick<EntryContent, 'about' | 'columns' | 'cancels'>,
): Promise<number> {
  const asked = await todayOf(tx)
  const year = yearOf(asked)
  const number = await takeCounts(tx, counterOf(register), year)
  // Whoever waited for the number over midnight is not entered under an earlier day than the entry before.
  const now = await todayOf(tx)
  const day = yearOf(now) === year ? now : asked
  const previous = number === 1 ? undefined : await hashOf(tx, register, { year, number: number - 1 })
  const content: EntryContent = {
    register,
    year,
    number,
    day,
    by: author.onBehalfOf?.name ?? author.name,
    procedure: { id: row.id, type: declaration.name, number: row.number },
    previous: previous?.toString('hex') ?? '',
    ...entry,
  }
  const text = canonicalJson(content)
  await insertEntry(tx, {
    register: registers[register].id,
    year,
    number,
    record_id: row.id,
    about_id: entry.about.id,
    at: tx.clock(),
    cancels: entry.cancels?.number ?? null,
    cancels_year: entry.cancels?.year ?? null,
    content: text,
    sha256: createHash('sha256').update(text).digest(),
  })
  return number
}

/**
 * Enters a line of a procedure into a register.
 * @returns the number of the entry
 */
export async function enter(
  tx: TenantTransaction,
  entered: Entered,
  { register, columns }: Entering,
  { aboutId, line }: { readonly aboutId: string; readonly line: CardValues },
): Promise<number> {
  const { row, declaration, texts } = entered
  const sources = {
    own: { sheet: ownSheet(declaration) as Sheet & { readonly type: string }, values: row.document },
    line: { sheet: lineSheet(declaration), values: line },
  }
  const names = {
    own: await namesOf(tx, seesAll, sources.own.sheet, [row.document]),
    line: await namesOf(tx, seesAll, sources.line.sheet, [line]),
  }
  const textAt = (path: string, language: Language): string => {
    const of = path.startsWith(linePrefix) ? 'line' : 'own'
    const { sheet, values } = sources[of]
    const inner = of === 'line' ? path.slice(linePrefix.length) : path
    const field = fieldAt(sheet, inner)?.field
    const value = valueAt(values, inner)
    if (!field || !isLeaf(field) || value === undefined) return ''
    return readText(value, field, wordsOf(texts, sheet, names[of], language))
  }
  const read = Object.fromEntries(
    Object.entries(columns).map(([column, paths]) => [
      column,
      inEach(
        language =>
          [paths]
            .flat()
            .map(path => textAt(path, language))
            .find(text => text !== '') ?? '',
      ),
    ]),
  )
  const items = new Map<Language, Awaited<ReturnType<typeof cardItems>>[number] | undefined>()
  for (const language of languages)
    items.set(language, (await cardItems(tx, [aboutId], { actor: seesAll, language }))[0])
  const about = {
    id: aboutId,
    number: items.get(languages[0])?.shortDescription ?? '',
    title: inEach(language => items.get(language)?.title ?? ''),
  }
  return add(tx, register, entered, { about, columns: read })
}

/** Cancels the entry of a line by a later one, which says the same and names it. */
export async function cancelEntry(
  tx: TenantTransaction,
  entered: Pick<Entered, 'row' | 'declaration' | 'author'>,
  register: RegisterName,
  aboutId: string,
): Promise<void> {
  const entry = await entryAbout(tx, register, { recordId: entered.row.id, aboutId })
  if (!entry) return
  const { about, columns, year, number } = JSON.parse(entry.content) as EntryContent
  await add(tx, register, entered, { about, columns, cancels: { year, number } })
}
