/** The used part of an Emscripten module's file system. */
export interface FileStream {
  readonly position: number
}

export interface FileNode {
  stream_ops: {
    llseek(stream: FileStream, offset: number, whence: number): number
    read(stream: FileStream, memory: Int8Array, offset: number, length: number, position: number): number
    write(stream: FileStream, memory: Int8Array, offset: number, length: number): number
  }
  node_ops: { getattr(node: FileNode): object }
}

/** FFmpeg and ffprobe of `@ffmpeg/core`. */
export interface Core {
  readonly FS: {
    writeFile(path: string, content: Uint8Array): void
    readFile(path: string): Uint8Array
    unlink(path: string): void
    lookupPath(path: string): { readonly node: FileNode }
  }
  setLogger(log: () => void): void
  exec(...parameters: readonly string[]): number
  ffprobe(...parameters: readonly string[]): number
}

export type CreateCore = (options: {
  /** Makes the program from its code. */
  instantiateWasm(
    imports: WebAssembly.Imports,
    take: (instance: WebAssembly.Instance) => void,
  ): WebAssembly.Exports
}) => Promise<Core>
