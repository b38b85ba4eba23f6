/** Problems of the fields below a part of what was sent, by their paths in it. */
export const problemsBelow = (
  part: string,
  problems: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([path]) => path.startsWith(`${part}.`))
      .map(([path, words]) => [path.slice(part.length + 1), words]),
  )
