import * as z from 'zod/mini'
import { limits } from '../limits'

/** A UUIDv7 as text; opaque to clients. */
export const Id = z.uuid()

/** An integer in the currency's smallest unit, never negative. */
export const Amount = z.int().check(z.gte(0), z.lte(100_000_000_00))

/** An integer in the currency's smallest unit; negative for what is taken off. */
export const SignedAmount = z.int().check(z.gte(-100_000_000_00), z.lte(100_000_000_00))

/** ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** Minutes that a clock is ahead of UTC: the times beside it are shown by that clock, wherever the device is. */
export const UtcOffset = z.int().check(z.gte(-24 * 60), z.lte(24 * 60))

/** An unpaired surrogate, left where text was cut inside a character; databases reject it. */
const half = /\p{Cs}/gu

/** Short text that somebody typed: trimmed, without control characters. */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.overwrite((value) => value.replace(half, '\uFFFD')),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.regex(/^(?:[\n\t]|\P{Cc})*$/u),
  )

/** A string that passes one of contract/rules. */
export const ruled = (rule: (value: string) => string | undefined) =>
  z.string().check(
    z.maxLength(200),
    z.refine((value) => rule(value) === undefined),
  )

/** `path` plus `-<width>.webp` is the file; `colour` fills its box until it is there. */
export const Picture = z.object({ path: z.string(), colour: z.string() })
export type Picture = z.output<typeof Picture>

/** A point on the WGS 84 globe, in degrees. */
export const Position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
})
export type Position = z.output<typeof Position>

/** The position where a page of a list begins. Opaque to clients; valid for one list with one set of filters. */
export const Cursor = z.string().check(z.maxLength(limits.cursorLength), z.regex(/^[\w-]+$/))

/** The fields of a request for a page: `cursor` is the `next` of the page before, left out for the first page. */
export const paging = {
  cursor: z.optional(Cursor),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.maxPageSize)), limits.pageSize),
}

/**
 * One page of a list: `next` is the cursor of the page after it, null on the last one. Items that arrive or disappear between
 * pages neither repeat nor skip others.
 */
export const pageOf = <Item extends z.ZodMiniType<{ id: string }>>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(Cursor) })

/**
 * Generated when the screen opens, and anew after a failure that the user saw. A call whose request has the field
 * `idempotencyKey: IdempotencyKey` is idempotent (contract/call.ts).
 */
export const IdempotencyKey = z.uuid().brand<'idempotencyKey'>()
export type IdempotencyKey = z.output<typeof IdempotencyKey>

/** An empty request or response. */
export const Empty = z.object({})
