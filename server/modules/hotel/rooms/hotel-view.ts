import type { FromPrice, HotelDetail, HotelScores, HotelSummary } from '@contract/entities/hotel'
import type { Position } from '@contract/entities/common'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import { distanceMeters } from '../../../geo'
import type { HotelRow } from './queries'
import { type Facilities, facilitiesView } from './view'

type Scored = Pick<
  HotelRow,
  'reviews' | 'place_stars' | 'cleanliness_stars' | 'service_stars' | 'facilities_stars' | 'score'
>

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The averages of a hotel's reviews; null with too few of them. */
export function scoresView(hotel: Scored): HotelScores {
  const { reviews } = hotel
  const average = (stars: number) => (reviews < limits.scoreReviews ? null : tenth(stars / reviews))
  return {
    score: reviews < limits.scoreReviews ? null : tenth(Number(hotel.score)),
    place: average(hotel.place_stars),
    cleanliness: average(hotel.cleanliness_stars),
    service: average(hotel.service_stars),
    facilities: average(hotel.facilities_stars),
  }
}

/** Context of a hotel in lists, beside its columns. */
export interface HotelContext {
  readonly language: Language
  readonly near: Position | undefined
  readonly from: FromPrice | null
  /** Location text, in place of the hotel's. */
  readonly where?: string
}

type Listed = Scored &
  Pick<HotelRow, 'id' | 'kind' | 'name' | 'hero' | 'stars' | 'area_name' | 'near' | 'latitude' | 'longitude'>

/** A hotel in lists; its tags and whether it is a special are the list's. */
export function hotelCard(hotel: Listed, { language, near, from, where }: HotelContext): HotelSummary {
  const { latitude, longitude } = hotel
  return {
    id: hotel.id,
    kind: hotel.kind,
    name: hotel.name[language],
    picture: hotel.hero,
    stars: hotel.stars,
    score: scoresView(hotel).score,
    reviewCount: hotel.reviews,
    area: hotel.area_name?.[language] ?? '',
    where: where ?? hotel.near?.[language] ?? '',
    distance: near ? Math.round(distanceMeters(near, { latitude, longitude })) : null,
    latitude,
    longitude,
    tags: [],
    special: false,
    from,
  }
}

/** Part of a hotel's page that its columns determine. */
export function hotelPart(hotel: HotelRow, shown: HotelContext & { readonly facilities: Facilities }) {
  const { language, facilities } = shown
  return {
    ...hotelCard(hotel, shown),
    pictures: hotel.pictures,
    brand: hotel.brand_name?.[language] ?? null,
    openedYear: hotel.opened_year,
    profile: hotel.profile[language],
    address: hotel.address[language],
    phone: hotel.phone,
    confirmsByHand: hotel.confirms_by_hand,
    hourly: hotel.hourly,
    facilities: facilitiesView(facilities, hotel.facilities, language),
    rules: hotel.rules.map(({ key, title, text }) => ({ key, title: title[language], text: text[language] })),
    scores: scoresView(hotel),
    aheadDays: hotel.ahead_days,
    mostNights: hotel.most_nights,
  } satisfies Partial<HotelDetail>
}
