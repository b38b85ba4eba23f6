import type { Facet } from '#model/api/cards/shapes.ts'
import { cardTypes } from '#model/record-types.ts'
import { type ConditionFilter, conditionField } from '#model/searches/condition-filters.ts'
import { isOffered } from '#model/searches/own-fields.ts'
import { proceduresAbout, procedureValue } from '#model/searches/procedures-about.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { Doing } from '../access/cards-context.ts'
import { inProcedureLines } from '../criteria/compile.ts'
import { mayOpen } from '../sight.ts'
import { countByGroups } from './store/group-counts.ts'
import { type Condition, conditionOf, type Wanted } from './wanted.ts'

const byProcedure: ConditionFilter = 'inProcedure'
const byDays: ConditionFilter = 'available'

/** The open procedures that the records of a list are in, by type: of types that the person may read. */
async function inProcedures(
  tx: TenantTransaction,
  texts: TextBook,
  { declaration, actor, language }: Doing,
  condition: Condition,
  chosen: readonly string[],
): Promise<Facet['values']> {
  const about = proceduresAbout(declaration).filter(({ type }) => mayOpen(actor, cardTypes[type]))
  const groups = about.map(each => ({
    name: procedureValue(each),
    of: inProcedureLines({ tenantId: tx.tenantId, language }, declaration, each),
  }))
  const counts = await countByGroups(tx, condition, groups)
  return about
    .map(each => ({
      value: procedureValue(each),
      label: texts.translate(language, `${each.type}.words.name` as TextKey),
      count: counts.get(procedureValue(each)) ?? 0,
    }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .toSorted((one, other) => other.count - one.count)
}

/** The filters of a list by the procedures that its records are in, and by the days on which no procedure has them. */
export async function procedureFacets(
  tx: TenantTransaction,
  texts: TextBook,
  doing: Doing,
  wanted: Wanted,
): Promise<readonly Facet[]> {
  const { declaration, actor, language } = doing
  const isOpen = (name: ConditionFilter): boolean => {
    const field = conditionField(declaration, name)
    return field !== undefined && isOffered(({ type }) => mayOpen(actor, cardTypes[type]), declaration, field)
  }
  const facet = (name: ConditionFilter, type: Facet['type'], values: Facet['values']): Facet => ({
    name,
    label: texts.translate(language, `facets.${name}`),
    type,
    values,
  })
  const { [byProcedure]: chosen = [] } = wanted.filters
  const facets: Facet[] = []
  if (isOpen(byProcedure)) {
    const condition = await conditionOf(tx, declaration, wanted, byProcedure)
    const values = condition.nothing ? [] : await inProcedures(tx, texts, doing, condition, chosen)
    if (values.length > 0) facets.push(facet(byProcedure, 'MULTIVALUE', values))
  }
  if (isOpen(byDays)) facets.push(facet(byDays, 'DAYS', []))
  return facets
}
