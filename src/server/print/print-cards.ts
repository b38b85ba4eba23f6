import type { ThumbnailSize } from '#model/api/files.ts'
import { longDay } from '#model/dates/museum-day.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Language, localeOf } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { Readers } from '#model/print/readable.ts'
import { type CardRecord, namesOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import { findPictures, readPictures } from './pictures.ts'
import type { Press } from './press/press.ts'
import type { PrintLayout, Sheet } from './press/print-job.ts'
import type { PrintContext } from './print-context.ts'
import { sheetOf } from './sheet-of.ts'

export interface Printing {
  readonly tenantId: string
  readonly declaration: CardDeclaration
  /** The reader of the document. */
  readonly holder: Holder
  readonly language: Language
  readonly readers: Readers
  readonly layout: PrintLayout
  /** Finds the cards, in the order in which they are printed. */
  cards(tx: TenantTransaction): Promise<readonly CardRecord[]>
}

export interface Printed {
  readonly pdf: Buffer
  /** Title of the document, for the name of its file. */
  readonly title: string
  /** Number of cards it shows. */
  readonly count: number
}

const numbered = ({ number, title }: Sheet): string => (number === '' ? title : `${number} ${title}`)

/** From so many cards on pictures are smaller: those of this size have been made for the gallery. */
const manyCards = 30

/** The thumbnail a picture is made of, and pixels of its longest side: enough for print at the size it is set in. */
function pictureFor(layout: PrintLayout, cards: number): { size: ThumbnailSize; longest: number } {
  if (layout === 'list') return { size: 480, longest: 320 }
  return cards > manyCards ? { size: 480, longest: 480 } : { size: 1200, longest: 1200 }
}

/**
 * Prints cards as a document, when it is the museum's turn. Everything is read in one transaction; pictures and typesetting wait until it is over.
 * @throws {CodedError} `busy` after a long wait.
 */
export const printCards = (context: PrintContext, press: Press, printing: Printing): Promise<Printed> =>
  press.inTurn(printing.tenantId, () => printNow(context, press, printing))

async function printNow(context: PrintContext, press: Press, printing: Printing): Promise<Printed> {
  const { texts } = context
  const { tenantId, declaration, language, layout } = printing
  const read = await context.database.inTenant(tenantId, async tx => {
    const records = await printing.cards(tx)
    const names = await namesOf(
      tx,
      printing.holder,
      declaration,
      records.map(({ data }) => data),
    )
    const covers = records.map(({ cover_file_id }) => cover_file_id)
    const { size, longest } = pictureFor(layout, records.length)
    const openers = await findPictures(context, tx, covers, size)
    return { records, names, longest, openers, today: await todayOf(tx) }
  })
  const pictures = await readPictures(context, read.openers, read.longest)
  const museum = await context.museumName(tenantId)
  const options = { texts, declaration, language, readers: printing.readers }
  const sheets: Sheet[] = []
  for await (const { data, cover_file_id } of inTurns(read.records))
    sheets.push({ ...sheetOf(data, read.names, options), picture: pictures.get(cover_file_id ?? '') })
  const [first, ...others] = sheets
  const date = longDay(read.today, localeOf(language))
  const title =
    first && others.length === 0
      ? numbered(first)
      : texts.translate(language, 'print.selection', { museum, date })
  const pdf = await press.print({
    layout,
    language,
    museum,
    title,
    words: {
      page: texts.translate(language, 'print.page', { page: '{page}', pages: '{pages}' }),
      printedOn: texts.translate(language, 'print.printedOn', { date }),
      ...(printing.readers.withPrivate && { warning: texts.translate(language, 'print.internal') }),
    },
    sheets,
  })
  return { pdf, title, count: sheets.length }
}
