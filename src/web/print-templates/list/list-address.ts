/** The search part of the address of the list. */
interface TemplatesAddress {
  /** Shows the bin. */
  readonly bin?: true
}

/** Reads the address, whatever stands in it. */
export const readTemplatesAddress = ({ bin }: Readonly<Record<string, unknown>>): TemplatesAddress =>
  bin === true || bin === 'true' ? { bin: true } : {}
