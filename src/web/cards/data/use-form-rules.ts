import { useQuery } from '@tanstack/react-query'
import { type FormOfType, listFormRules } from '#model/api/form-rules.ts'
import { type FormRules, noFormRules } from '#model/engine/form-rules.ts'
import type { CardType } from '#model/record-types.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

/** Query for the forms that the museum chose. */
export const formRulesQuery = endpointQuery(listFormRules, undefined)

/**
 * Returns the form that the museum chose for a record type; undefined while it is on its way. A form opens all the same when it cannot be had:
 * it is arranged as the type declares it.
 */
export function useFormRules(type: CardType): FormRules | undefined {
  const { data, isError } = useQuery({ ...formRulesQuery, retry: false })
  if (data) return data.result.find((form: FormOfType) => form.type === type)?.rules ?? noFormRules
  return isError ? noFormRules : undefined
}
