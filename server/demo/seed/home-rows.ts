import type { Target } from '@contract/calls/home'
import { minutesAfter } from '../../clock'
import type { Bilingual } from '../../database/schema'
import type { City } from '../city'
import { pictureOf } from '../pictures'
import { knownPlaces } from '../streets/places'
import { planStreets } from '../streets/plan'
import { citySeed } from './city-seed'
import { groupOf } from './finding-rows'
import { demoId } from './ids'

const json = (value: unknown): string => JSON.stringify(value)
const shenzhen: Bilingual = { en: 'Shenzhen', zh: '深圳' }

/** Translates the city's targets, which name stores and articles by key, to ids. */
const targetOf = ({ kind, id }: Target): string =>
  json({ kind, id: kind === 'store' || kind === 'article' ? demoId(kind, id) : id })

/** The categories of stores with their groups. */
export const categoryRows = ({ categories }: City) =>
  categories.map(({ key, name, picture }, position) => {
    return { key, name: json(name), picture: json(pictureOf(picture)), position, group_key: groupOf(key) }
  })

/** The tiles of home, in their order. */
export const tileRows = ({ tiles }: City) =>
  tiles.map(({ key, name, picture, tint, target }, position) => {
    return { key, name: json(name), picture: json(pictureOf(picture)), tint, target: targetOf(target), position }
  })

/** The banners of home, in their order. */
export const bannerRows = ({ banners }: City) =>
  banners.map(({ key, title, line, action, picture, target }, position) => ({
    id: demoId('banner', key),
    title: json(title),
    line: json(line),
    action: json(action),
    picture: json(pictureOf(picture)),
    target: targetOf(target),
    position,
  }))

/** The places of the location picker: the landmarks, and the houses with a name. */
export const placeRows = ({ places }: City) =>
  knownPlaces(places, planStreets(citySeed), citySeed).map((place, position) => ({
    id: demoId('place', position),
    city: json(shenzhen),
    name: json(place.name),
    region_code: place.regionCode,
    latitude: place.latitude,
    longitude: place.longitude,
    position,
    kind: place.kind,
    address: json(place.address),
  }))

/** The first announcement is the newest, an hour old; the others are a day older each. */
export const announcementRows = ({ announcements, banners }: City, now: Date) =>
  announcements.map(({ key, title, body, column, banner, onlyIn }, index) => ({
    id: demoId('article', key),
    key: null,
    kind: 'announcement' as const,
    title: json(title),
    paragraphs: json([{ heading: null, text: body }]),
    column_key: column,
    news_city: onlyIn ?? null,
    pictures: json(banners.filter((each) => each.key === banner).map(({ picture }) => pictureOf(picture))),
    published_at: minutesAfter(now, -60 - index * 24 * 60),
  }))
