import type { CardValues } from '../engine/define-card.ts'

/** The value at a path of groups: 'loan/start'. */
export const valueAt = (values: CardValues, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], values)
