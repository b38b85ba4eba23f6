/** Categories of storage use: current files by type, and replaced contents. */
export const spaceShares = ['pictures', 'films', 'recordings', 'others', 'earlier'] as const

export type SpaceShare = (typeof spaceShares)[number]

const shareOfType: Readonly<Record<string, SpaceShare>> = {
  image: 'pictures',
  video: 'films',
  audio: 'recordings',
}

/** Returns the category of a content: `image/tiff` among the pictures. */
export const spaceShareOf = (mime: string, current: boolean): SpaceShare =>
  current ? (shareOfType[mime.split('/')[0] ?? ''] ?? 'others') : 'earlier'
