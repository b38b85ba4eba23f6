/** Keys of Apple's machines are named differently. */
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

/** How the shortcut of the palette is printed, key by key. */
export const paletteKeys = (): string => (isApple() ? '⌘ K' : 'Ctrl K')
