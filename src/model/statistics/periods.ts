/** Maximum number of weeks in statistics. */
export const longestPeriod = 260
