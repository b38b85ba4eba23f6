/**
 * The registers of a museum: entries are numbered by year without gaps, frozen, and never removed. An entry that no longer holds is cancelled by a
 * later one. `columns` are those beside number, day, object and procedure; each type that enters says where their values come from.
 */
export const registers = {
  ACCESSIONS: { id: 1, columns: ['party', 'method', 'acquiredOn', 'creditLine'] },
  EXITS: { id: 2, columns: ['party', 'reason', 'destination', 'leftOn'] },
  LOANS: { id: 3, columns: ['party', 'purpose', 'from', 'until'] },
  MOVEMENTS: { id: 4, columns: ['from', 'to', 'reason', 'by', 'movedOn'] },
} as const satisfies Readonly<Record<string, { readonly id: number; readonly columns: readonly string[] }>>

export type RegisterName = keyof typeof registers

export const registerNames = Object.keys(registers) as [RegisterName, ...RegisterName[]]

/** Returns the name of a register by its stored id. */
export const registerOfId = (id: number): RegisterName | undefined =>
  registerNames.find(name => registers[name].id === id)

/** Begins paths of fields of lines. */
export const linePrefix = 'line>'

/** An entry that an effect makes in a register. */
export interface Entering {
  readonly register: RegisterName
  /** Paths of the values of the columns: of the procedure ('loan/start') or of the line ('line>destination'); of several the first that is filled. */
  readonly columns: Readonly<Record<string, string | readonly string[]>>
}
