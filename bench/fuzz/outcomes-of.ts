import { FuzzFault, type Outcome } from './fuzz-reader.ts'

/** Inputs that led to a fault. */
export interface Fault {
  readonly why: string
  readonly inputs: readonly Buffer[]
}

type Read = Fault | { readonly outcome: Outcome; readonly inputs: readonly Buffer[] }

const outcomeOf = (
  inputs: readonly Buffer[],
  read: (inputs: readonly Buffer[]) => Promise<Outcome>,
): Promise<Read> =>
  read(inputs).then(
    outcome => ({ outcome, inputs }),
    (error: unknown) => ({ why: error instanceof FuzzFault ? error.message : String(error), inputs }),
  )

/**
 * What becomes of inputs that are sent together. Where they are not read, one of them speaks for all, and each is asked for itself; a fault that
 * none of them has by itself is one of all together.
 */
export async function outcomesOf(
  inputs: readonly Buffer[],
  read: (inputs: readonly Buffer[]) => Promise<Outcome>,
): Promise<readonly Read[]> {
  const together = await outcomeOf(inputs, read)
  if (inputs.length === 1 || ('outcome' in together && together.outcome === 'read')) return [together]
  const each: Read[] = []
  for (const input of inputs) each.push(await outcomeOf([input], read))
  return 'why' in together && !each.some(one => 'why' in one) ? [together] : each
}
