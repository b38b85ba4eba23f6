/** Side of the stored tiles of large pictures, in pixels. */
export const tileSize = 512
