import type pg from 'pg'

/** The number of texts that get a name, which bounds the plans that each connection keeps. */
const most = 300
/** The number of texts that are remembered as seen once. */
const remembered = 2000

/**
 * Names for statements that are sent again and again, so that a connection parses and plans each one once. A text gets its name
 * the second time it is seen. Without parameters it gets none, since it may be several statements; nor does one with a list
 * of parameters, which has a text for each length.
 */
export class StatementNames {
  private readonly names = new Map<string, string>()
  private readonly once = new Set<string>()
  private generation = 0

  /** The name of a text; undefined for one that is sent without. */
  of(text: string): string | undefined {
    return this.names.get(text) ?? this.another(text)
  }

  /** Renames all texts, so that they are planned again. */
  renew(): void {
    this.names.clear()
    this.generation += 1
  }

  private another(text: string): string | undefined {
    if (this.names.size >= most) return undefined
    if (!this.once.delete(text)) {
      if (this.once.size >= remembered) this.once.clear()
      this.once.add(text)
      return undefined
    }
    if (/ in \(\$\d+, \$\d+/.test(text)) return undefined
    const name = `linli_${this.generation}_${this.names.size}`
    this.names.set(text, name)
    return name
  }
}

/** Whether a concurrent migration has added a column to the statement's result. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type'

/** Sends a statement under its name. One whose plan is outdated is sent again, but inside of a transaction, which it has ended. */
export async function sendNamed(
  client: pg.ClientBase & { getTransactionStatus?: () => string | null },
  names: StatementNames,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  const name = values.length > 0 ? names.of(text) : undefined
  if (!name) return client.query(text, [...values])
  try {
    return await client.query({ name, text, values: [...values] })
  } catch (error) {
    if (!isOutdated(error)) throw error
    names.renew()
    if (client.getTransactionStatus?.() !== 'I') throw error
    return client.query(text, [...values])
  }
}
