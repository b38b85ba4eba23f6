declare module '@citation-js/core' {
  interface ChainOptions {
    readonly forceType?: string
    readonly generateGraph?: boolean
  }

  export const plugins: {
    readonly input: {
      /** One step: a file as its entries. */
      chainLink(input: unknown, options?: ChainOptions): unknown
      /** All steps: a file as CSL-JSON. */
      chain(input: unknown, options?: ChainOptions): unknown
    }
  }
  export const logger: { level: string }
}

declare module '@citation-js/plugin-bibtex'
