/** The library comes without types: what is used of it. */
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  export interface FrameInfo {
    readonly width: number
    readonly height: number
    readonly bitsPerSample: number
    readonly componentCount: number
    readonly isSigned: boolean
  }

  export interface Decoder {
    getEncodedBuffer(bytes: number): Uint8Array
    decode(): void
    decodeSubResolution(halvings: number, layer: number): void
    getFrameInfo(): FrameInfo
    getDecodedBuffer(): Uint8Array
    delete(): void
  }

  export interface OpenJpeg {
    readonly J2KDecoder: new () => Decoder
  }

  const start: (options: {
    readonly print: (line: string) => void
    readonly printErr: (line: string) => void
  }) => Promise<OpenJpeg>
  export default start
}

declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    get_width(): number
    get_height(): number
    display(
      into: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
      done: (shown: { readonly data: Uint8ClampedArray } | null) => void,
    ): void
    free(): void
  }

  const libheif: { readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
  export default libheif
}
