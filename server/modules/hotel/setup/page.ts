import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { merchantSaveHotel } from '@contract/calls/merchant'
import type { Position } from '@contract/entities/common'
import type { HotelPicture } from '@contract/entities/hotel'
import { houseRuleTopics } from '@contract/house-rules'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { distanceMeters } from '../../../geo'
import type { Merchant } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { releaseMedia, takeMedia } from '../../upload/media'
import * as queries from './queries/page'
import type { savedHotel } from './queries/setup'

type Tx = Transaction<Database>
type SaveHotel = Request<typeof merchantSaveHotel>
type Saved = Awaited<ReturnType<typeof savedHotel>>

/** Metres from an area within which a new hotel is proposed to be in it. */
const nearArea = 5000

/** The area of a city that a position is in; null where none is near. */
export function areaAt(position: Position, areas: Awaited<ReturnType<typeof queries.areasOf>>): string | null {
  const [nearest] = areas
    .map((area) => ({ key: area.key, meters: distanceMeters(position, area) }))
    .sort((one, other) => one.meters - other.meters)
  return nearest && nearest.meters <= nearArea ? nearest.key : null
}

interface Saving {
  readonly request: SaveHotel
  readonly saved: Saved
  readonly cityCode: string
  readonly store: Position & { readonly hero: HotelPicture['picture'] }
}

/** @throws Failure `hotelAreaUnknown` for an area of another city, or `hotelBrandUnknown` */
async function checkPlace(tx: Tx, { request, cityCode }: Saving): Promise<void> {
  const { areaKey = null, brandKey = null } = request
  const [areas, brands] = [await queries.areasOf(tx, cityCode), await queries.brands(tx)]
  if (areaKey !== null && areas.every(({ key }) => key !== areaKey)) throw new Failure('hotelAreaUnknown')
  if (brandKey !== null && brands.every(({ key }) => key !== brandKey)) throw new Failure('hotelBrandUnknown')
}

/** Pictures after a change: those that remain and the added ones. @throws Failure `tooManyHotelPictures` or `mediaNotFound` */
async function picturesOf(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  { customer }: Merchant,
  { request, saved, store }: Saving,
): Promise<HotelPicture[]> {
  const { pictures, newPictures = [] } = request
  const before: readonly HotelPicture[] = saved?.pictures ?? [{ picture: store.hero, group: 'outside' }]
  const known = new Map(before.map(({ picture }) => [picture.path, picture]))
  const kept = pictures
    ? pictures.flatMap(({ path, group }) => {
        const picture = known.get(path)
        return picture && known.delete(path) ? [{ picture, group }] : []
      })
    : before
  if (kept.length + newPictures.length > limits.hotelPictures)
    throw new Failure('tooManyHotelPictures', { max: limits.hotelPictures })
  const ids = newPictures.map(({ id }) => id)
  const taken = await takeMedia(tx, { customerId: customer.id, ids, now: clock.now() })
  const removed = pictures ? [...known.values()].filter(({ path }) => path !== store.hero.path) : []
  await releaseMedia(tx, { clock, jobs }, { customerId: customer.id, pictures: removed })
  const added = newPictures.flatMap(({ group }, index) => {
    const picture = taken[index]
    return picture ? [{ picture, group }] : []
  })
  return [...kept, ...added]
}

/** Columns of a hotel’s page; what the request leaves out stays, or is proposed at the first save. */
export async function pageRow(context: Pick<Context, 'clock' | 'jobs'>, tx: Tx, caller: Merchant, saving: Saving) {
  await checkPlace(tx, saving)
  const { request, saved, store, cityCode } = saving
  const { areaKey, brandKey, cleaningMinutes, rules, themes, noShowAt } = request
  const known = themes ? (await queries.themes(tx)).map(({ key }) => key) : []
  const area = saved ? saved.area_key : areaAt(store, await queries.areasOf(tx, cityCode))
  return {
    area_key: areaKey === undefined ? area : areaKey,
    brand_key: brandKey === undefined ? (saved?.brand_key ?? null) : brandKey,
    ...(cleaningMinutes !== undefined && { cleaning_minutes: cleaningMinutes }),
    ...(themes && { themes: known.filter((key) => themes.includes(key)) }),
    ...(noShowAt !== undefined && { no_show_at: noShowAt }),
    ...(rules && { rules: JSON.stringify(rules.map(({ key, text }) => ({ key, title: houseRuleTopics[key], text }))) }),
    pictures: JSON.stringify(await picturesOf(context, tx, caller, saving)),
  }
}
