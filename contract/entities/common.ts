import * as z from 'zod/mini'
import { limits } from '../limits'
import { cleanLine, cleanLines, plain } from '../plain'
import { cleanName } from '../rules/typed'
import { isBlank } from '../text'

/** A UUIDv7 as text; opaque to clients. */
export const Id = z.uuid()

/** An integer in the currency's smallest unit, never negative. */
export const Amount = z.int().check(z.gte(0), z.lte(100_000_000_00))

/** An integer in the currency's smallest unit; negative for a discount. */
export const SignedAmount = z.int().check(z.gte(-100_000_000_00), z.lte(100_000_000_00))

/** The years that calendars are computed for. */
const reachable = z.refine((date) => /^(?:19|20)/.test(String(date)))

/** ISO 8601 in UTC, in the years 1900 to 2099. */
export const Instant = z.iso.datetime().check(reachable)

/** YYYY-MM-DD within the years for which calendars are computed, 1900 to 2099. */
export const Day = z.iso.date().check(reachable)

const OffsetMinutes = z.int().check(z.gte(-24 * 60), z.lte(24 * 60))

/**
 * The UTC offset in minutes of the local time in which the accompanying times are shown; where the clock of the place changes around
 * them, from when on it is which (contract/utc-offset.ts).
 */
export const UtcOffset = z.union([OffsetMinutes, z.array(z.object({ from: Instant, minutes: OffsetMinutes }))])

/** An unpaired surrogate, from text cut inside a character; databases reject it. */
const half = /\p{Cs}/gu

/** The characters that a string may have for each of its limit before it is cleaned, which takes time. */
const roomToClean = 4

/** A string that is cleaned before its limits are applied; with a minimum, something of it can be seen. */
const cleaned = (clean: (typed: string) => string, max: number, min: number) =>
  z.string().check(
    z.maxLength(roomToClean * max + 100),
    z.overwrite((typed) => clean(typed).replace(half, '\uFFFD')),
    z.minLength(min),
    z.maxLength(max),
    z.refine((value) => min === 0 || !isBlank(value)),
  )

/** A line that a user wrote: trimmed, without line breaks, control characters and direction marks. */
export const text = (max: number, min = 0) => cleaned(cleanLine, max, min)

/** A name as on an ID, its parts separated by U+00B7. */
export const idName = cleaned(cleanName, limits.realNameMax, 1)

/** Several lines that a user wrote, cleaned like one. */
export const lines = (max: number, min = 0) => cleaned(cleanLines, max, min)

/** A machine-made value that a client passes on, such as a token: printable ASCII without blanks. */
export const opaque = (max: number, min = 0) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(/^[ -~]*$/))

/** A string that satisfies a rule of contract/rules, in the form that `clean` gives it. */
export const ruled = (rule: (value: string) => string | undefined, clean: (typed: string) => string = plain) =>
  z.string().check(
    z.maxLength(200),
    z.refine((value) => rule(value) === undefined),
    z.overwrite(clean),
  )

/** `path` plus `-<width>.webp` is the file; `colour` is the placeholder while it loads. */
export const Picture = z.object({ path: z.string(), colour: z.string() })
export type Picture = z.output<typeof Picture>

/** WGS 84 coordinates in degrees. */
export const Position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
})
export type Position = z.output<typeof Position>

/** The position where a page of a list begins. Opaque to clients; valid for one list with one set of filters. */
export const Cursor = z.string().check(z.maxLength(limits.cursorLength), z.regex(/^[\w-]+$/))

/** The paging fields of a request: `cursor` is the `next` of the previous page, omitted for the first page. */
export const paging = {
  cursor: z.optional(Cursor),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.maxPageSize)), limits.pageSize),
}

/**
 * One page of a list: `next` is the cursor of the following page, null on the last one. Items that are added or removed
 * between pages cause neither repetitions nor gaps.
 */
export const pageOf = <Item extends z.ZodMiniType<{ id: string }>>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(Cursor) })

/**
 * Generated when a screen opens, and again after a failure shown to the user. A call whose request has the field
 * `idempotencyKey: IdempotencyKey` is idempotent (contract/call.ts).
 */
export const IdempotencyKey = z.uuid().brand<'idempotencyKey'>()
export type IdempotencyKey = z.output<typeof IdempotencyKey>

/** An empty request or response. */
export const Empty = z.object({})
