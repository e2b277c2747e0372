import type { Migration } from 'kysely'
import { foundation } from './001-foundation'
import { home } from './002-home'
import { offersMigration } from './003-offers'

/** In order of name; a migration that has landed is never changed. */
export const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-home': home,
  '003-offers': offersMigration,
}
