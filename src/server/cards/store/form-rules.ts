import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type FormRules, noFormRules, rulesAsDeclared } from '#model/engine/form-rules.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

interface StoredForm {
  readonly rules: FormRules
  /** 0 while the museum has chosen nothing. */
  readonly version: number
}

/** Returns the form that the museum chose for a record type. */
export async function formOf(
  { db, tenantId }: TenantTransaction,
  declaration: CardDeclaration,
): Promise<StoredForm> {
  const row = await db
    .selectFrom('form_rules')
    .where('tenant_id', '=', tenantId)
    .where('card_type', '=', declaration.type)
    .select(['rules', 'version'])
    .executeTakeFirst()
  return row ? { ...row, rules: rulesAsDeclared(declaration, row.rules) } : { rules: noFormRules, version: 0 }
}

/** Returns the forms that the museum chose, by record type. */
export const chosenForms = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('form_rules')
    .where('tenant_id', '=', tenantId)
    .select(['card_type', 'rules', 'version'])
    .orderBy('card_type')
    .execute()

/** Stores the form of a record type in place of a version. @returns false when there is another one by now. */
export async function putForm(
  { db, tenantId }: TenantTransaction,
  { type }: CardDeclaration,
  { rules, version }: StoredForm,
): Promise<boolean> {
  const now = { rules: JSON.stringify(rules), version: version + 1 }
  const rows =
    version === 0
      ? await db
          .insertInto('form_rules')
          .values({ tenant_id: tenantId, card_type: type, ...now })
          .onConflict(conflict => conflict.columns(['tenant_id', 'card_type']).doNothing())
          .returning('version')
          .execute()
      : await db
          .updateTable('form_rules')
          .set(now)
          .where('tenant_id', '=', tenantId)
          .where('card_type', '=', type)
          .where('version', '=', version)
          .returning('version')
          .execute()
  return rows.length > 0
}
