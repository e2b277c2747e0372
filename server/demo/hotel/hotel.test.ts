/** @jest-environment node */
import { distanceMeters } from '../../geo'
import { cityCentre } from '../city/geography'
import { hotelReviews, sumsOf } from '../seed/hotel-reviews'
import { demoAreas, demoHotels, demoLandmarks } from '.'

const hotels = demoHotels()

describe('the hotels of the demo', () => {
  it('should be 120 of different names with 400 kinds of rooms, each in an area on the city’s ground', () => {
    expect(hotels).toHaveLength(120)
    expect(hotels.flatMap(({ rooms }) => rooms)).toHaveLength(400)
    expect(demoLandmarks).toHaveLength(40)
    for (const language of ['en', 'zh'] as const)
      expect(new Set(hotels.map(({ name }) => name[language])).size).toBe(120)
    expect(new Set(hotels.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(120)
    for (const hotel of hotels) {
      expect(demoAreas.map(({ key }) => key)).toContain(hotel.area)
      expect(distanceMeters(hotel, cityCentre)).toBeLessThanOrEqual(4010)
      // The shore lies south of this.
      expect((hotel.latitude - cityCentre.latitude) * 111_195).toBeGreaterThan(-2960)
    }
    expect(new Set(hotels.map(({ kind }) => kind)).size).toBe(2)
  })

  it('should have 3,000 reviews or nearly so, whose averages come near the scores, and two hotels without a score', () => {
    const all = hotelReviews()
    const count = all.reduce((sum, { reviews }) => sum + reviews.length, 0)
    expect(count).toBeGreaterThan(2700)
    expect(count).toBeLessThan(3300)
    const scores = all.map(({ hotel, reviews }) => ({ said: hotel.scoreTenths / 10, is: sumsOf(reviews).score }))
    expect(scores.filter(({ is }) => is === 0)).toHaveLength(2)
    for (const { said, is } of scores.filter((score) => score.is > 0)) expect(Math.abs(said - is)).toBeLessThan(0.6)
  })
})
