import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Duplicate } from '#model/api/cards/merging.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { identityOf } from '#model/engine/identity.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { CardArea } from '../card-area.ts'
import { useSettled } from '../data/use-settled.ts'
import { mergeCalls } from './merge-calls.ts'

/** Returns the values that identify a record, as text; empty while there are none. Other fields do not affect duplicates. */
function comparedText({ declaration }: CardArea, values: CardValues): string {
  const { names, identifiers, years } = identityOf(declaration, values)
  return names.length + identifiers.length === 0 ? '' : JSON.stringify([names, identifiers, years])
}

/**
 * Returns possible duplicates of a record that is being typed, the likeliest first; requested when typing pauses.
 * @param values current values of the form, or the known values of the record.
 * @param id its id, if it is stored already
 */
export function useDuplicates(area: CardArea, values: CardValues, id?: string): readonly Duplicate[] {
  const text = comparedText(area, values)
  const settled = useSettled(text)
  const [asked, setAsked] = useState({ text: '', values })
  if (settled === text && asked.text !== text) setAsked({ text, values })
  const enabled = area.declaration.mergeable && asked.text !== ''
  const { data } = useQuery({
    ...endpointQuery(mergeCalls(area).duplicates, {
      body: { values: asked.values, ...(id !== undefined && { id }) },
    }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return enabled ? (data?.result ?? []) : []
}
