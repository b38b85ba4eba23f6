import type { pictureFormats, pictureSizes } from '#model/api/files/picture-sizes.ts'

/** In which size, and in which format, pictures are fetched. */
export type ChosenSize = 'original' | (typeof pictureSizes)[number]
export type ChosenFormat = 'original' | (typeof pictureFormats)[number]
