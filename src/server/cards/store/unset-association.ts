/** Association 'NOT SET' (C-K09); '0', 'Unset', is accepted as the same. */
export const unsetAssociation = '1'

/** The association as it is kept. */
export const associationOf = (given: string | undefined): string =>
  given === undefined || given === '' || given === '0' ? unsetAssociation : given
