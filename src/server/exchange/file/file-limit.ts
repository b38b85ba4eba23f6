/** Bytes of a file that is taken in. */
export const fileLimit = 2 * 1024 ** 3
