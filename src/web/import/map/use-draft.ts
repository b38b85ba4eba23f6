import { useState } from 'react'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { ColumnMapping, Mapping, Target } from '#model/exchange/mapping.ts'

/** The mapping while a person edits it; saved on the server at the next step. */
export function useDraft(answer: ImportWithFile) {
  const [mapping, setMapping] = useState<Mapping>(answer.mapping as Mapping)
  const [profile, setProfile] = useState<string | null>(answer.profile)
  const change = (patch: Partial<Mapping>) => setMapping(before => ({ ...before, ...patch }))
  return {
    mapping,
    profile,
    change,
    /** A saved mapping for the columns of this file; unknown columns are not mapped. */
    use: (name: string | null, chosen: Mapping) => {
      const known = new Map(chosen.columns.map(column => [column.column, column]))
      setProfile(name)
      setMapping({
        ...chosen,
        columns: answer.found.columns.map(
          ({ name: column }): ColumnMapping => known.get(column) ?? { column, targets: [] },
        ),
      })
    },
    setTargets: (column: string, targets: readonly Target[]) => {
      setMapping(before => ({
        ...before,
        columns: before.columns.some(each => each.column === column)
          ? before.columns.map(each => (each.column === column ? { column, targets } : each))
          : [...before.columns, { column, targets }],
      }))
    },
  }
}

export type MappingDraft = ReturnType<typeof useDraft>
