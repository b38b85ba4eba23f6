import type { ColumnType } from 'kysely'
import type { z } from 'zod/mini'
import type { printed } from '#model/api/print-templates.ts'
import type { Language } from '#model/languages.ts'
import type { TemplateKind } from '#model/print-templates/kinds.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import type { MadeFileColumns } from '#server/made-files/index.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

/** A request to print, with its options. */
export type Wanted = z.output<typeof printed>

interface PrintTemplateTable {
  tenant_id: string
  id: Id
  kind: TemplateKind
  about: string
  name: string
  version: Generated<number>
  is_default: Generated<boolean>
  copy_of: string | null
  deleted_at: OptionalMoment
}

interface PrintTemplateVersionTable {
  tenant_id: string
  template_id: string
  version: number
  name: string
  document: Json<PrintTemplate>
  account_id: string
  account_name: string
  saved_at: Date
}

interface PrintJobTable extends MadeFileColumns {
  language: Language
  name: string
  document: Json<PrintTemplate>
  wanted: Json<Wanted>
  done: Generated<number>
  total: Generated<number>
  media_type: string | null
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    print_template: PrintTemplateTable
    print_template_version: PrintTemplateVersionTable
    print_job: PrintJobTable
  }
}
