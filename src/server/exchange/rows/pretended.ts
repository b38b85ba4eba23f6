/** Ids nothing ever has: from the upper end of what a database numbers. */
const first = 9_223_372_036_000_000_000n

/** Stands in, where nothing is written, for the terms and cards that the load would make. */
export class Pretended {
  readonly #names = new Map<string, string>()

  make(name: string): string {
    const id = String(first + BigInt(this.#names.size))
    this.#names.set(id, name)
    return id
  }

  /** The name of what is only pretended to be there. */
  nameOf(id: string): string | undefined {
    return this.#names.get(id)
  }
}
