interface Marked {
  readonly preferred?: true
}

/** Of several names the one that is marked; where none is, the first. */
export const preferredOf = <Name extends Marked>(names: readonly Name[] | undefined): Name | undefined =>
  names?.find(({ preferred }) => preferred) ?? names?.[0]
