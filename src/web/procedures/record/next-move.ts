import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'

/** The move to the step that usually follows: the next one declared that it may go to; of a closed procedure the one that reopens it. */
export function nextMove(
  { workflow: { steps } }: Pick<ProcedureDeclaration, 'workflow'>,
  { step, status, moves }: Pick<Procedure, 'step' | 'status' | 'moves'>,
): Procedure['moves'][number] | undefined {
  if (status === 'CLOSED') return moves[0]
  const names = Object.keys(steps)
  // Nobody ends before its time what may go on.
  const later = names.slice(names.indexOf(step) + 1).filter(name => !steps[name]?.endsFrom)
  return later.flatMap(name => moves.find(move => move.step === name) ?? [])[0]
}
