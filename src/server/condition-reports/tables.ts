import type { ColumnType } from 'kysely'
import type { SayableComparison } from '#model/condition-reports/comparison.ts'
import type { SignerRole } from '#model/condition-reports/report-states.ts'
import type { FrozenState } from '#model/engine/aspects/freezes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Selector } from '#model/kinds/selector.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

interface ConditionReportTable {
  tenant_id: string
  id: Id
  number: string
  card_id: string
  procedure_id: string | null
  previous_id: string | null
  state: Generated<FrozenState>
  document: Json<CardValues>
  next_check: ColumnType<unknown, string | null, string | null>
  last_damage: Generated<number>
  version: Generated<number>
  created_at: Date
  created_by: string
  updated_at: Date
  finished_at: OptionalMoment
  finished_by: Generated<string>
  finished_account: string | null
  remind_at: OptionalMoment
  frozen: Generated<string | null>
  sha256: Generated<string | null>
  annulled_at: OptionalMoment
  annulled_by: Generated<string>
  annulled_reason: Generated<string>
  deleted_at: OptionalMoment
  /** What its object was called when it was deleted for good. */
  object_number: Generated<string | null>
  object_titles: Generated<Readonly<Record<string, string>> | null>
}

interface ConditionImageTable {
  tenant_id: string
  report_id: string
  file_id: string
  position: Id
}

interface ConditionDamageTable {
  tenant_id: string
  id: Id
  report_id: string
  number: number
  document: Json<CardValues>
  previous_id: string | null
  comparison: SayableComparison | null
  version: Generated<number>
}

interface ConditionRegionTable {
  tenant_id: string
  id: Id
  report_id: string
  damage_id: string
  file_id: string
  selector: Json<Selector>
  version: Generated<number>
}

interface ConditionSignatureTable {
  tenant_id: string
  id: Id
  report_id: string
  name: string
  role: SignerRole
  place: string
  date: string
  strokes: Json<number[][]>
  sha256: string
  signed_at: Date
  account_id: string
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    condition_report: ConditionReportTable
    condition_image: ConditionImageTable
    condition_damage: ConditionDamageTable
    condition_region: ConditionRegionTable
    condition_signature: ConditionSignatureTable
  }
}
