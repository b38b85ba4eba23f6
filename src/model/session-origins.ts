/** Origins of a session. */
export const sessionOrigins = ['password', 'passkey', 'singleSignOn', 'loginAs'] as const

export type SessionOrigin = (typeof sessionOrigins)[number]

/** Returns true for a sign-in with the account's own credentials, as opposed to SSO or an administrator's sign-in as the person. */
export const isOwnSignIn = (origin: SessionOrigin): boolean => origin === 'password' || origin === 'passkey'
