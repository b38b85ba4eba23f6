export function findChromium(): string | undefined
export function keepFilesInMemory(): void
export function provideBrowser(): void
export function provideOldPostgres(): void
