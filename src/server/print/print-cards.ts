import type { ThumbnailSize } from '#model/api/files.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { Readers } from '#model/print/readable.ts'
import { type CardRecord, namesOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { findPictures, readPictures } from './pictures.ts'
import type { Press } from './press/press.ts'
import type { PrintLayout, Sheet } from './press/print-job.ts'
import type { PrintContext } from './print-context.ts'
import { sheetOf } from './sheet-of.ts'

export interface Printing {
  readonly tenantId: string
  readonly declaration: CardDeclaration
  readonly language: Language
  readonly readers: Readers
  readonly layout: PrintLayout
  readonly pictureSize: ThumbnailSize
  /** Finds the cards, in the order in which they are printed. */
  cards(tx: TenantTransaction): Promise<readonly CardRecord[]>
}

export interface Printed {
  readonly pdf: Buffer
  /** What the document is called, for the name of its file. */
  readonly title: string
}

const numbered = ({ number, title }: Sheet): string => (number === '' ? title : `${number} ${title}`)

/** Cards as a document. Everything is read in one transaction; pictures and typesetting wait until it is over. */
export async function printCards(context: PrintContext, press: Press, printing: Printing): Promise<Printed> {
  const { texts, clock } = context
  const { tenantId, declaration, language, layout } = printing
  const read = await context.database.inTenant(tenantId, async tx => {
    const records = await printing.cards(tx)
    const names = await namesOf(
      tx,
      declaration,
      records.map(({ data }) => data),
    )
    const covers = records.map(({ cover_file_id }) => cover_file_id)
    return { records, names, openers: await findPictures(context, tx, covers, printing.pictureSize) }
  })
  const pictures = await readPictures(context, read.openers)
  const museum = await context.museumName(tenantId)
  const options = { texts, declaration, language, readers: printing.readers }
  const sheets = read.records.map(
    ({ data, cover_file_id }): Sheet => ({
      ...sheetOf(data, read.names, options),
      picture: pictures.get(cover_file_id ?? ''),
    }),
  )
  const [first, ...others] = sheets
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(clock())
  const title =
    first && others.length === 0 ? numbered(first) : texts.say(language, 'print.selection', { museum, date })
  const pdf = await press.print({
    layout,
    language,
    museum,
    title,
    words: {
      page: texts.say(language, 'print.page', { page: '{page}', pages: '{pages}' }),
      printedOn: texts.say(language, 'print.printedOn', { date }),
    },
    sheets,
  })
  return { pdf: Buffer.from(pdf), title }
}
