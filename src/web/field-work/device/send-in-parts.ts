/**
 * Sends items together where possible. A batch that is refused as a whole is halved until the item at fault is isolated, so that it does not hold up
 * the others.
 * @param isWrong true for failures caused by the content, not by the sender or the address
 * @param refused hears of each that was refused alone
 * @throws any other failure of `send`.
 */
export async function sendInParts<Thing>(
  things: readonly Thing[],
  {
    send,
    isWrong,
    refused,
  }: {
    readonly send: (things: readonly Thing[]) => Promise<void>
    readonly isWrong: (failure: unknown) => boolean
    readonly refused: (thing: Thing) => Promise<void>
  },
): Promise<void> {
  try {
    await send(things)
  } catch (failure) {
    const [first] = things
    if (first === undefined || !isWrong(failure)) throw failure
    if (things.length === 1) return refused(first)
    const half = Math.ceil(things.length / 2)
    for (const some of [things.slice(0, half), things.slice(half)])
      await sendInParts(some, { send, isWrong, refused })
  }
}
