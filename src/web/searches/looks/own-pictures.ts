/** Kept at the most: they lie in memory until the page is left. */
const most = 20

const shown = new Map<string, string>()

/** Keeps a picture of the person's own in view while the page is open, under what it looks like. */
export function showOwnPicture(looks: string, file: Blob): void {
  const [oldest] = shown.keys()
  if (shown.size >= most && oldest !== undefined) {
    URL.revokeObjectURL(shown.get(oldest) ?? '')
    shown.delete(oldest)
  }
  shown.set(looks, URL.createObjectURL(file))
}

/** Address of a picture of the person's own; undefined for one of another day, of which only its looks are known. */
export const ownPicture = (looks: string): string | undefined => shown.get(looks)
