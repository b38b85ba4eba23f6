import type { ColumnType } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { DocumentKind, LicenceType } from '#model/licences/documents.ts'
import type { OrderState } from '#model/licences/orders.ts'
import type { Plan } from '#model/licences/plans.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

/** A document in one language; `body` is read with `textBlocks`. */
export interface DocumentText {
  readonly title: string
  readonly body: string
}

interface PlanTable {
  id: Id
  duration: number
  duration_unit: Generated<'YEARS'>
  /** GB. */
  storage_limit: number
  /** Euro. */
  price: number
  active: Generated<boolean>
}

interface DocumentTable {
  id: Id
  kind: DocumentKind
  /** Null for both. */
  licence_type: LicenceType | null
  version: number
  texts: ColumnType<Partial<Record<Language, DocumentText>>, string, string>
  published_at: OptionalMoment
  created_at: Moment
}

interface AcceptedDocumentTable {
  tenant_id: string
  id: Id
  document_id: string
  kind: DocumentKind
  version: number
  account_id: string
  name: string
  accepted_at: Moment
}

interface LicenceOrderTable {
  tenant_id: string
  id: Id
  plan_id: string
  /** As it was ordered. */
  plan: ColumnType<Plan, string, never>
  /** Whom the invoice goes to. */
  profile: ColumnType<MuseumData, string, never>
  account_id: string
  /** Their names then. */
  ordered_name: Generated<string>
  state: Generated<OrderState>
  invoice_number: Generated<string>
  purchase_order: Generated<string>
  ordered_at: Moment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    plan: PlanTable
    document: DocumentTable
    accepted_document: AcceptedDocumentTable
    licence_order: LicenceOrderTable
  }
}
