import type { Problem } from '../../validation/validators.ts'

/** The problem of a text that is not an area, thrown by its parser. */
export class AreaProblem extends Error {
  readonly problem: Problem

  constructor(key: Problem['key'], params?: Problem['params']) {
    super(key)
    this.problem = { key, ...(params && { params }) }
  }
}
