/**
 * A program by itself: `node run-ffmpeg.ts <file> <arguments of FFmpeg>…` writes what FFmpeg, which the product reads films with, makes. In a
 * process of its own, since the module was made for the workers of browsers and asks for their globals.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { CreateCore } from '#server/files/processing/tools/ffmpeg/core.ts'

const [file = '', ...args] = process.argv.slice(2)
const require = createRequire(import.meta.url)
Object.assign(globalThis, { self: { location: { href: '' } } })
const { default: create }: { default: CreateCore } = await import(require.resolve('@ffmpeg/core'))
const program = new WebAssembly.Module(readFileSync(require.resolve('@ffmpeg/core/wasm')))
const core = await create({
  instantiateWasm(imports, take) {
    const instance = new WebAssembly.Instance(program, imports)
    take(instance)
    return instance.exports
  },
})
core.setLogger(() => undefined)
core.exec(...args, '-threads', '1', basename(file))
writeFileSync(file, core.FS.readFile(basename(file)))
