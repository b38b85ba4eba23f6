/** Keys of Apple's machines are named differently. */
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Returns the printed shortcut of the palette, key by key. `control` is the name of the control key on keyboards of the language. */
export const paletteKeys = (control: string): string => (isApple() ? '⌘ K' : `${control} K`)
