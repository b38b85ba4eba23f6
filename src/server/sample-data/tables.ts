/** The sample data of a museum: the operations that put it in, and the one that takes it away. */
interface SampleDataTable {
  tenant_id: string
  adding_ids: string[]
  removing_id: string | null
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    sample_data: SampleDataTable
  }
}
