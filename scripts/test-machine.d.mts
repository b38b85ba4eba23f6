export function provideBrowser(): void
export function provideOldPostgres(): void
