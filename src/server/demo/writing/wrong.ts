/** @throws {Error} when a card of the demonstration is wrong: our mistake, which the tests find. */
export const wrong = (what: string, card: unknown): never => {
  throw new Error(`the demonstration is wrong: ${what} in ${JSON.stringify(card)}`)
}
