declare module 'citeproc' {
  interface System {
    retrieveLocale(language: string): unknown
    retrieveItem(id: string): unknown
  }

  export interface Engine {
    setOutputFormat(format: 'html' | 'text' | 'rtf'): void
    updateItems(ids: readonly string[]): void
    makeBibliography():
      | readonly [
          parameters: { readonly entry_ids: readonly (readonly string[])[] },
          entries: readonly string[],
        ]
      | false
  }

  const CSL: {
    Engine: new (system: System, style: unknown, language?: string, forced?: boolean) => Engine
  }
  export default CSL
}
