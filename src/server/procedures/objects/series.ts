import { registerNames } from '#model/engine/aspects/registers.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { counterOf } from '../store/register-entries.ts'

interface Numbering {
  readonly row: { readonly id: string }
  readonly declaration: Pick<ProcedureDeclaration, 'name'>
}

/** Series of counts: lots of a type in a year, the lot of a procedure, items of its lot, running numbers. */
export const series = ({ row, declaration }: Numbering) => ({
  lots: `LOTS ${declaration.name}`,
  lot: `LOT ${row.id}`,
  items: `ITEMS ${row.id}`,
  running: `RUNNING ${declaration.name}`,
})

/** The year under which counts are kept that no year ends. */
export const always = 0

/** A series of counts of another museum: the procedure that it belongs to there, where it does, and its name for the one that this is here. */
export interface SeriesElsewhere {
  readonly procedureId?: string
  named(id: string): string
}

/** Reads the name of a series of objects or of a register; undefined for what names none. */
export function readSeries(name: string): SeriesElsewhere | undefined {
  const [, kind, of = ''] = /^([A-Z]+) (\w+)$/.exec(name) ?? []
  if (kind === 'LOT' || kind === 'ITEMS') return { procedureId: of, named: id => `${kind} ${id}` }
  const ofType = (kind === 'LOTS' || kind === 'RUNNING') && procedureNamed(of)
  const isKnown = ofType || registerNames.some(register => counterOf(register) === name)
  return isKnown ? { named: () => name } : undefined
}
