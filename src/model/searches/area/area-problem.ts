import type { Problem } from '../../validation/validators.ts'

/** Why a text is no area: what is thrown while it is read. */
export class AreaProblem extends Error {
  readonly problem: Problem

  constructor(key: Problem['key'], params?: Problem['params']) {
    super(key)
    this.problem = { key, ...(params && { params }) }
  }
}
