/** The ways in which a session begins. */
export const sessionOrigins = ['password', 'singleSignOn', 'loginAs'] as const

export type SessionOrigin = (typeof sessionOrigins)[number]
