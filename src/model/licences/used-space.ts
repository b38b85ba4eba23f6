/** What takes up the space of a museum: files of today by what they are, and contents that were replaced. */
export const spaceShares = ['pictures', 'films', 'recordings', 'others', 'earlier'] as const

export type SpaceShare = (typeof spaceShares)[number]

const shareOfType: Readonly<Record<string, SpaceShare>> = {
  image: 'pictures',
  video: 'films',
  audio: 'recordings',
}

/** Where a content counts: `image/tiff` among the pictures. */
export const spaceShareOf = (mime: string, current: boolean): SpaceShare =>
  current ? (shareOfType[mime.split('/')[0] ?? ''] ?? 'others') : 'earlier'
