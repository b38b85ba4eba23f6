/** Bytes of a file that is taken in. */
export const fileLimit = 512 * 1024 ** 2
