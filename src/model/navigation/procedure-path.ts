/** Address of a procedure. */
export const procedurePath = (id: string): `/app/procedures/${string}` => `/app/procedures/${id}`
