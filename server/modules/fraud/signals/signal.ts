import type { Kysely } from 'kysely'
import type { Localized } from '@contract/settings'
import type { Config } from '../../../config'
import type { Database } from '../../../database/schema'

/** The customers to whom money goes, and the store whose money it is. */
export interface Receivers {
  readonly customerIds: readonly string[]
  readonly storeId: string | null
}

/** The value of a signal, and some of the other customers whom it is about. */
export interface Finding {
  readonly value: number
  readonly customerIds: string[]
}

export interface SignalTerms {
  readonly config: Config
  readonly now: Date
}

/** A fact about the receivers of money that may mean fraud. */
export interface Signal {
  readonly words: Localized
  /** The most that passes. */
  limit(config: Config): number
  find(db: Kysely<Database>, receivers: Receivers, terms: SignalTerms): Promise<Finding>
}
