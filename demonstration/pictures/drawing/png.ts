import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/**
 * A square picture of light and shade as a data address: every value from -1 (black, opaque) over 0 (nothing) to 1 (white, opaque).
 * Written at once (PNG, grey with opacity), so that drawing stays a plain function.
 */
export function shadePng(size: number, valueAt: (x: number, y: number) => number): string {
  const rows = Buffer.alloc(size * (size * 2 + 1))
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const value = Math.min(1, Math.max(-1, valueAt(x, y)))
      const place = y * (size * 2 + 1) + 1 + x * 2
      rows[place] = value > 0 ? 255 : 0
      rows[place + 1] = Math.round(Math.abs(value) * 255)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 4, 0, 0, 0], 8)
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}
