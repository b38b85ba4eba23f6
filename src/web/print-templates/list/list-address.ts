/** The search part of the address of the list. */
interface TemplatesAddress {
  /** Shows the bin. */
  readonly bin?: true
}

/** Parses the address, ignoring invalid parts. */
export const readTemplatesAddress = ({ bin }: Readonly<Record<string, unknown>>): TemplatesAddress =>
  bin === true || bin === 'true' ? { bin: true } : {}
