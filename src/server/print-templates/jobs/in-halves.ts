/**
 * Makes one thing of all items, or, where they are too many for that, one of each half, and so on.
 * @param make `again`: for items that it has had before
 * @param isTooMuch whether fewer may do where `make` failed
 * @throws what `make` throws of a single item, and whatever says nothing about how many there were.
 */
export async function* inHalves<Item, Made>(
  items: readonly Item[],
  make: (items: readonly Item[], again: boolean) => Promise<Made>,
  isTooMuch: (error: unknown) => boolean,
  again = false,
): AsyncGenerator<{ readonly items: readonly Item[]; readonly made: Made }> {
  let made: Made
  try {
    made = await make(items, again)
  } catch (error) {
    if (items.length < 2 || !isTooMuch(error)) throw error
    const half = Math.ceil(items.length / 2)
    yield* inHalves(items.slice(0, half), make, isTooMuch, true)
    yield* inHalves(items.slice(half), make, isTooMuch, true)
    return
  }
  yield { items, made }
}
