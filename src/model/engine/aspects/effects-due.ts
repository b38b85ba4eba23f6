import type { EffectGiven } from './effects.ts'
import type { Workflow } from './workflow.ts'

type Declared = Pick<Workflow, 'steps' | 'effects'>

/** Returns the names of the effects that are written from a step on. */
export function effectsFrom({ steps, effects = {} }: Declared, step: string): readonly string[] {
  const order = Object.keys(steps)
  return Object.entries(effects).flatMap(([name, { at }]) =>
    order.indexOf(step) >= order.indexOf(at) ? [name] : [],
  )
}

interface Standing {
  /** The step of the procedure; undefined when it was deleted. */
  readonly step: string | undefined
  /** True for a line that was removed, or whose record was refused. */
  readonly refused: boolean
}

/** Returns the names of the effects that should stand in the record of a line; undefined when all stays as it is. */
export function effectsDue(
  workflow: Declared,
  { step, refused }: Standing,
  given: EffectGiven,
): readonly string[] | undefined {
  if (step !== undefined && workflow.steps[step]?.endsFrom) return undefined
  if (step === undefined || refused) return []
  return effectsFrom(workflow, step).filter(name => workflow.effects?.[name]?.when?.(given) ?? true)
}
