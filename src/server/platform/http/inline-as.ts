import { oneLine } from '#model/text/one-line.ts'

/** RFC 8187: what `encodeURIComponent` leaves alone but a header may not carry. Nothing in a name turns the direction in which its end is read. */
const encodeName = (name: string): string =>
  encodeURIComponent(oneLine(name)).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16)}`,
  )

/** `Content-Disposition` of what a browser shows, and keeps under this name. */
export const inlineAs = (name: string): string => `inline; filename*=UTF-8''${encodeName(name)}`

/** The same of what is kept and not shown: whatever is in it, no browser opens it as a page of ours. */
export const attachedAs = (name: string): string => `attachment; filename*=UTF-8''${encodeName(name)}`
