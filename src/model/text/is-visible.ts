/** Something that can be read: a name of signs without width is none. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
