import { nameKey } from '../text/known-by.ts'

/** Splits a path of names: 'World > Europe > Italia'. A single name is one step. */
export const stepsOf = (text: string): readonly string[] =>
  text
    .split(' > ')
    .map(step => step.trim())
    .filter(step => step !== '')

/** Returns the normalised key of a path. */
export const pathKey = (steps: readonly string[]): string => steps.map(nameKey).join(' > ')
