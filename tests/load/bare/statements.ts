/** A statement as it went to PostgreSQL. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Statements that were under way at the same time, outside of a transaction. */
export type Batch = readonly Statement[]

/** Recording of one call: its statements in order, and the answer made of them. */
export interface Recording {
  /** Everything between `begin` and `commit` is one connection's. */
  readonly batches: readonly Batch[]
  readonly answer: unknown
}

/** Person whose ids appear in the recorded statements, or replace them. */
export interface Person {
  readonly token: string
  /** Values by which statements name the person: ids of theirs and of where they buy, the hash of the token; in one order for all. */
  readonly values: readonly string[]
}

/** Everything that the bare server needs. */
export interface Script {
  readonly calls: Readonly<Record<string, Recording>>
  readonly people: readonly Person[]
}
