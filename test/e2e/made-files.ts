/** A PDF with a page for each line of words. */
export function wordsPdf(lines: readonly string[], { width = 595, height = 842 } = {}): Uint8Array {
  const kids = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 24 Tf 60 ${height - 142} Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = text.length
  const rows = places.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

/** A tone that grows louder, as WAV. */
export function toneWav(seconds: number, rate = 8000): Uint8Array {
  const count = seconds * rate
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  for (let at = 0; at < count; at++)
    file.writeInt16LE(
      Math.round(Math.sin((at * 440 * 2 * Math.PI) / rate) * 20_000 * (at / count)),
      44 + at * 2,
    )
  return file
}

/** A triangle in space: the smallest model there is, as GLB. */
export function triangleGlb(): Uint8Array {
  const points = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer)
  const scene = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    buffers: [{ byteLength: points.length }],
    bufferViews: [{ buffer: 0, byteLength: points.length, target: 34962 }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
  })
  const json = Buffer.from(scene.padEnd(Math.ceil(scene.length / 4) * 4, ' '))
  const head = Buffer.alloc(20)
  head.write('glTF', 0)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + 8 + json.length + 8 + points.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.write('JSON', 16)
  const body = Buffer.alloc(8)
  body.writeUInt32LE(points.length, 0)
  body.write('BIN\0', 4, 'latin1')
  return Buffer.concat([head, json, body, points])
}
