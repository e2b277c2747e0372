import { sql } from 'kysely'

/** Whether the name of a table's row holds a text, whatever its case. */
export function isNamed(table: 'goods' | 'products', keyword: string) {
  const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const name = sql.ref(`${table}.name`)
  return sql<boolean>`(lower(${name}->>'en') like ${pattern} or lower(${name}->>'zh') like ${pattern})`
}
