/** The ways in which a session begins. */
export const sessionOrigins = ['password', 'passkey', 'singleSignOn', 'loginAs'] as const

export type SessionOrigin = (typeof sessionOrigins)[number]

/** True for a sign-in with a key of the account itself, as apart from one that a museum's service or an administrator vouches for. */
export const isOwnSignIn = (origin: SessionOrigin): boolean => origin === 'password' || origin === 'passkey'
