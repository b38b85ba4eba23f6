declare module '@citation-js/core' {
  interface ChainOptions {
    readonly forceType?: string
    readonly generateGraph?: boolean
  }

  export const plugins: {
    readonly input: {
      /** One step: a file as its entries, or an entry as an item. */
      data(input: unknown, type: string): unknown
      /** All steps: a file as CSL-JSON. */
      chain(input: unknown, options?: ChainOptions): unknown
    }
    readonly output: {
      /** Items as tags and their texts. */
      format(
        name: 'ris',
        items: readonly object[],
        options: { readonly format: 'object' },
      ): readonly Record<string, unknown>[]
    }
  }
  export const logger: { level: string }
}

declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
