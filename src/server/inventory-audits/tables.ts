import type { ColumnType } from 'kysely'
import type { AuditAction } from '#model/audits/actions.ts'
import type { Loss } from '#model/engine/lost.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'
import type { Words } from '#server/procedures/index.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

/** A part of an object, as it was called when the list was frozen. */
export interface ExpectedPart {
  readonly id: string
  readonly number: string
  readonly titles: Words
}

interface InventoryListTable {
  tenant_id: string
  procedure_id: string
  frozen_at: Date
  frozen_by: string
  frozen_name: string
  total: number
  sha256: string
  percent: number | null
  seed: string | null
}

interface InventoryExpectedTable {
  tenant_id: string
  procedure_id: string
  card_id: string
  position: number
  number: string
  titles: Json<Words>
  cover_file_id: string | null
  location_id: string | null
  location: ColumnType<Words | null, string | null, string | null>
  parts: Json<readonly ExpectedPart[]>
  /** Null for what was there when the list was frozen. */
  lost: ColumnType<Loss | null, string | null, string | null>
  of_scope: boolean
}

interface InventoryFindingTable {
  tenant_id: string
  procedure_id: string
  id: string
  arrival: Id
  card_id: string | null
  number: Generated<string>
  result: number
  location_id: string | null
  method: number | null
  note: Generated<string>
  grade: number | null
  at: Date
  device_at: Date
  received_at: Date
  account_id: string
  account_name: string
  undoes: string | null
}

interface InventoryRefusalTable {
  tenant_id: string
  procedure_id: string
  id: string
  reason: string
  given: Json<Readonly<Record<string, unknown>>>
  received_at: Date
  account_id: string
  account_name: string
}

interface InventoryPhotoTable {
  tenant_id: string
  procedure_id: string
  finding_id: string
  file_id: string
}

interface InventoryPlanTable {
  tenant_id: string
  procedure_id: string
  key: string
  action: AuditAction
  note: string
  owner_id: string | null
  due: ColumnType<string | null, string | null, string | null>
  done_at: OptionalMoment
  done_by: string
  version: Generated<number>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    inventory_list: InventoryListTable
    inventory_expected: InventoryExpectedTable
    inventory_finding: InventoryFindingTable
    inventory_refusal: InventoryRefusalTable
    inventory_photo: InventoryPhotoTable
    inventory_plan: InventoryPlanTable
  }
}
