import { sql } from 'kysely'

/**
 * The id by which a session is named to its owner: a UUID made of a hash of the token's hash, from which neither follows.
 * Without a column of its own, the sessions of earlier releases have one too.
 */
export const sessionId = sql<string>`overlay(overlay(md5(token_hash) placing '4' from 13) placing '8' from 17)::uuid`
