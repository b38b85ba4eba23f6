/** Side of the tiles in which large pictures are kept and asked for, in pixels. */
export const tileSize = 512
