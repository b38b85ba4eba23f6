import { useQuery } from '@tanstack/react-query'
import { type FormOfType, listFormRules } from '#model/api/form-rules.ts'
import { commonList, type FormRules, noFormRules, type TermRule } from '#model/engine/form-rules.ts'
import type { CardType } from '#model/record-types.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { CardArea } from '../card-area.ts'

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

/** Returns the list of terms that a field offers in all records of a type, for a value that several of them are given. */
export function useOfferedList(
  { type, declaration }: CardArea,
  path: string | undefined,
): TermRule | undefined {
  const rules = useFormRules(type)
  return rules && path !== undefined ? commonList(declaration, rules, path) : undefined
}
