import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Position } from '../entities/common'

/** Tiles of a provider, for the web; WeChat and Alipay have built-in maps. */
const MapTiles = z.object({
  /** The address of a tile with {x}, {y} and {z}. */
  template: z.string(),
  /** Attribution that the provider requires on the map, such as © and its approval number. */
  credit: z.string(),
  /** GCJ-02 is the datum that maps of China are drawn in. */
  datum: z.enum(['wgs84', 'gcj02']),
})
export type MapTiles = z.output<typeof MapTiles>

/** Sources of maps. Without tiles and without a drawn city a map is blank land that still shows pins. */
export const mapConfig = defineCall({
  name: 'map.config',
  summary: 'Sources of maps',
  who: 'anyone',
  request: z.object({}),
  response: z.object({
    /** Default centre of a map; null where the deployment has none. */
    centre: z.nullable(Position),
    tiles: z.nullable(MapTiles),
    /** Path of the demo city's streets, a `CityPlanFile`; its name changes with its content. */
    plan: z.nullable(z.string()),
  }),
  failures: [],
})
export type MapConfig = z.output<(typeof mapConfig)['response']>

/** Type of a place; a landmark is a widely known one. */
export const PlaceKind = z.enum(['landmark', 'home', 'office', 'school', 'other'])
export type PlaceKind = z.output<typeof PlaceKind>

/** A known place near a position. */
const NearPlace = z.object({
  name: z.string(),
  /** Street and number, or the city where the street is not known. */
  address: z.string(),
  kind: PlaceKind,
  /** From the position that was asked for. */
  meters: z.int(),
  regionCode: z.string(),
  ...Position.shape,
})
export type NearPlace = z.output<typeof NearPlace>

/** Number of riders nearby, and their rough positions, blurred to some hundred metres. */
export const mapRiders = defineCall({
  name: 'map.riders',
  summary: 'Number of riders nearby',
  who: 'anyone',
  request: Position,
  response: z.object({
    count: z.int(),
    /** Minutes until one is there; null without one. */
    minutes: z.nullable(z.int()),
    items: z.array(Position),
  }),
  failures: [],
})

/**
 * A position in words, and the known places around it, nearest first, of one kind when it is given (choosing a place on the
 * map, product text §3, address).
 */
export const mapDescribe = defineCall({
  name: 'map.describe',
  summary: 'A position in words',
  who: 'anyone',
  request: z.object({ ...Position.shape, kind: z.optional(PlaceKind) }),
  response: z.object({
    /** The place at the position; null where nothing known is near enough to name it. */
    place: z.nullable(NearPlace),
    /** The district; null outside of China. */
    regionCode: z.nullable(z.string()),
    items: z.array(NearPlace),
  }),
  failures: [],
})
