import * as z from 'zod/mini'
import { KeptKind } from '@contract/entities/favorite'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'

/** Minutes in which a removal can be undone. */
const minutes = 10

/** A favourite before its removal: its thing, its time, and the public price at that time. */
export type WasKept = readonly [targetId: string, keptAt: number, price: number | null]

/** Favourites of one kind that a customer removed. */
export interface Removal {
  readonly customerId: string
  readonly kind: KeptKind
  readonly was: readonly WasKept[]
}

const Content = z.tuple([KeptKind, z.number(), z.array(z.tuple([z.string(), z.number(), z.nullable(z.number())]))])

type Tools = Pick<Context, 'clock' | 'seal'>

const signedText = (customerId: string, content: string): string => `favorites.${customerId}.${content}`

/** Signed undo token of a removal, bound to the customer; the server stores nothing of it. */
export function undoOf({ clock, seal }: Tools, { customerId, kind, was }: Removal): string {
  const until = minutesAfter(clock.now(), minutes).getTime()
  const content: z.input<typeof Content> = [kind, until, was.map(([...one]) => one)]
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${seal.sign(signedText(customerId, text))}`
}

/**
 * Removal behind an undo token of the last minutes; undefined for a token that this deployment did not sign for the
 * customer.
 */
export function removedOf({ clock, seal }: Tools, customerId: string, undo: string): Removal | undefined {
  const [text = '', signature = '', ...more] = undo.split('.')
  if (more.length > 0 || !seal.isSigned(signedText(customerId, text), signature)) return undefined
  const [kind, until, was] = Content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return until > clock.now().getTime() ? { customerId, kind, was } : undefined
}
