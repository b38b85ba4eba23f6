interface Marked {
  readonly preferred?: true
}

/** Returns the preferred name; the first when none is marked. */
export const preferredOf = <Name extends Marked>(names: readonly Name[] | undefined): Name | undefined =>
  names?.find(({ preferred }) => preferred) ?? names?.[0]
