import type { Readable } from 'node:stream'
import type { TableFormat } from '#model/api/exports.ts'
import { fileCard } from '#model/cards/file/file-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { exportCards } from './export-cards.ts'

export interface FilesAsked {
  readonly tenantId: string
  readonly holder: Holder
  readonly ids: readonly string[]
  readonly format: TableFormat
  readonly language: Language
}

/** All that is known of some files as a table, at flat memory: it goes along with them. */
export const tableOfFiles =
  (context: Pick<ExchangeContext, 'database' | 'texts'>) =>
  ({ tenantId, holder, ids, format, language }: FilesAsked): Promise<Readable> =>
    exportCards(context, {
      tenantId,
      declaration: fileCard as unknown as CardDeclaration,
      holder,
      selection: { ids: [...ids] },
      kind: format,
      columns: 'filled',
      language,
    })
