const rate = 11_025

/** One call: how long, how high it begins and ends, how loud, and the silence behind it. Seconds and hertz. */
export interface Note {
  readonly length: number
  readonly from: number
  readonly to: number
  readonly loudness: number
  readonly rest: number
}

/** The sound of a note, swelling and fading as throats and horns do. */
function* samplesOf({ length, from, to, loudness, rest }: Note): Generator<number> {
  const count = Math.round(length * rate)
  let phase = 0
  for (let at = 0; at < count; at += 1) {
    const part = at / count
    phase += (2 * Math.PI * (from + (to - from) * part)) / rate
    yield loudness * Math.sin(Math.PI * part) * (0.8 * Math.sin(phase) + 0.2 * Math.sin(2 * phase))
  }
  for (let at = 0; at < rest * rate; at += 1) yield 0
}

/** Notes as a WAV file: mono, 16 bits. The same notes give the same bytes. */
export function makeRecording(notes: readonly Note[]): Buffer {
  const samples = notes.flatMap(note => [...samplesOf(note)])
  const sound = Buffer.alloc(samples.length * 2)
  for (const [at, sample] of samples.entries())
    sound.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), at * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + sound.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(sound.length, 40)
  return Buffer.concat([head, sound])
}
