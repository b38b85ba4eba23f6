import { type RegisterName, registerNames } from '#model/engine/aspects/registers.ts'

/** The register and year shown, as in the address of the page. */
export interface RegisterAddress {
  readonly register?: RegisterName
  readonly year?: number
}

/** Parses the address of the page; unknown parts are dropped. */
export function readRegisterAddress({ register, year }: Readonly<Record<string, unknown>>): RegisterAddress {
  const name = registerNames.find(each => each === register)
  return { ...(name && { register: name }), ...(Number.isInteger(year) && { year: Number(year) }) }
}
