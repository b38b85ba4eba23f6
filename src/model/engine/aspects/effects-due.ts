import type { Effect, EffectGiven } from './effects.ts'
import type { Decided } from './lines.ts'
import type { Workflow } from './workflow.ts'

type Declared = Pick<Workflow, 'steps' | 'effects' | 'once'>

/** Returns the names of the effects that are written from a step on. */
export function effectsFrom({ steps, effects = {} }: Declared, step: string): readonly string[] {
  const order = Object.keys(steps)
  return Object.entries(effects).flatMap(([name, { at }]) =>
    order.indexOf(step) >= order.indexOf(at) ? [name] : [],
  )
}

/** Returns true for an effect that is written only with the one that happens once: not at an earlier step. */
export function hangsOnOnce({ steps, effects = {}, once }: Declared, name: string): boolean {
  const order = Object.keys(steps)
  const placeOf = (effect: string) => order.indexOf(effects[effect]?.at ?? '')
  return once !== undefined && placeOf(name) >= placeOf(once.effect)
}

interface Standing {
  /** The step of the procedure; undefined when it was deleted. */
  readonly step: string | undefined
  /** Undefined for a line that was removed. */
  readonly decided: Decided | undefined
}

/** Returns true for what a procedure does to the record of a line, as it is decided about that: nothing of it is done before, unless the effect says so. */
const concerns = ({ undecided }: Effect, decided: Decided): boolean =>
  decided === 'accepted' || (decided === 'undecided' && undecided === true)

/** Returns the names of the effects that should stand in the record of a line; undefined when all stays as it is. */
export function effectsDue(
  workflow: Declared,
  { step, decided }: Standing,
  given: EffectGiven,
): readonly string[] | undefined {
  if (step !== undefined && workflow.steps[step]?.endsFrom) return undefined
  if (step === undefined || decided === undefined) return []
  return effectsFrom(workflow, step).filter(name => {
    const effect = workflow.effects?.[name]
    return effect && concerns(effect, decided) && (effect.when?.(given) ?? true)
  })
}
