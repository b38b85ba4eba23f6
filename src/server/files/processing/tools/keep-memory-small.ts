const pageBytes = 65_536

/** Lets no module of this process grow beyond so many bytes: what would unpack to more finds no room and gives up. */
export function keepMemorySmall(mostBytes: number): void {
  const { prototype } = WebAssembly.Memory
  const grow = prototype.grow
  prototype.grow = function growWithin(this: WebAssembly.Memory, pages) {
    if (this.buffer.byteLength + Number(pages) * pageBytes > mostBytes) throw new RangeError('no more memory')
    return grow.call(this, pages)
  }
}
