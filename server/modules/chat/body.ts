import type { ChatChoice } from '@contract/entities/chat'
import type { Localized } from '@contract/settings'
import type { Seal } from '../../security/seal'
import type { NoticeKey, NoticeParams } from './notices'

/** Stored content of a message: cards by the ids of their subjects, notices by their key and params. */
export type Body =
  | { kind: 'text'; text: string; choice?: string }
  | { kind: 'picture'; pictureId: string }
  | { kind: 'order'; orderId: string }
  | { kind: 'product'; productId: string }
  | { kind: 'store'; storeId: string }
  /** Message of the bot, in both languages. */
  | { kind: 'said'; text: Localized; choices: readonly (Omit<ChatChoice, 'label'> & { label: Localized })[] }
  | { kind: 'orders'; text: Localized; orderIds: readonly string[] }
  | { kind: 'notice'; notice: NoticeKey; params: NoticeParams }
  | { kind: 'rating'; requestId: string }

/** A body as it lies in the database. */
export const sealBody = (seal: Seal, body: Body): string => seal.seal(JSON.stringify(body))

/** The body of a sealed text. */
export const openBody = (seal: Seal, sealed: string): Body => JSON.parse(seal.open(sealed)) as Body

/** Whether two bodies say the same. */
export const isSameBody = (one: Body, other: Body): boolean => JSON.stringify(one) === JSON.stringify(other)
