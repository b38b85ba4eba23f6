/**
 * Roles (P-P10): an administrator may do everything in their museum, a user what the permissions allow; an operator runs the platform and
 * belongs to no museum by that role.
 */
export const roles = ['TENANT_ADMIN', 'USER', 'OPERATOR'] as const

export type Role = (typeof roles)[number]

/** Roles within a museum. */
export const museumRoles = ['TENANT_ADMIN', 'USER'] as const satisfies readonly Role[]

export type MuseumRole = (typeof museumRoles)[number]

/** States of a museum membership (P-P08). */
export const identityStates = ['INVITED', 'ACTIVE', 'SUSPENDED'] as const

export type IdentityState = (typeof identityStates)[number]
