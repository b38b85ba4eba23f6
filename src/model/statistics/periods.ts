/** Weeks that figures about work may be asked for. */
export const longestPeriod = 260
