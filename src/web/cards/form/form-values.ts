import type { CardValues } from '#model/engine/define-card.ts'
import { rowsOf, type Values, valuesOf } from '#model/engine/values.ts'
import { createStore } from '../../platform/store.ts'
import { type Step, stepsOf } from './form-path.ts'

/** The values of a form. They are never mutated, so that a changed value is recognised by identity. */
export interface FormValues {
  all(): CardValues
  at(steps: readonly Step[]): unknown
  /** Undefined takes the value away. */
  set(path: string, value: unknown): void
  replace(values: CardValues): void
  subscribe(listener: () => void): () => void
}

export const valueAt = (values: CardValues, steps: readonly Step[]): unknown =>
  steps.reduce<unknown>((value, { key, row }) => {
    const inner = valuesOf(value)[key]
    return row === undefined ? inner : rowsOf(inner).find(({ id }) => id === row)
  }, values)

/** The values with another one at a place; undefined takes it away. */
export function withValue(values: Values, [step, ...rest]: readonly Step[], value: unknown): Values {
  if (!step) return values
  const { key, row } = step
  const inner = values[key]
  if (row === undefined) {
    const next = rest.length === 0 ? value : withValue(valuesOf(inner), rest, value)
    if (next !== undefined) return { ...values, [key]: next }
    const { [key]: _gone, ...others } = values
    return others
  }
  const rows = rowsOf(inner).map(one => (one.id === row ? withValue(one, rest, value) : one))
  return { ...values, [key]: rows }
}

export function createFormValues(initial: CardValues): FormValues {
  const store = createStore(initial)
  return {
    all: store.get,
    at: steps => valueAt(store.get(), steps),
    set: (path, value) => store.set(values => withValue(values, stepsOf(path), value)),
    replace: values => store.set(() => values),
    subscribe: store.subscribe,
  }
}
