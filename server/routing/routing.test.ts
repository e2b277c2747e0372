import { citySeed } from '../demo/seed/city-seed'
import { planStreets } from '../demo/streets/plan'
import { distanceMeters } from '../geo'
import { TestClock } from '../testing/clock'
import { Routes } from './routes'
import type { Way } from './routing'
import { StreetRouter } from './streets'

const plan = planStreets(citySeed)
const at = (north: number, east: number) => ({
  latitude: plan.centre.latitude + north,
  longitude: plan.centre.longitude + east,
})

describe('ways', () => {
  const router = new StreetRouter(plan)

  it('should follow the streets of the drawn city, the same both ways', async () => {
    const [from, to] = [at(0.001, 0.001), at(0.01, 0.012)]
    const way = await router.way(from, to)
    expect(way).toMatchObject({ exact: true })
    expect(way.meters).toBeGreaterThanOrEqual(distanceMeters(from, to))
    expect(way.meters).toBeLessThan(distanceMeters(from, to) * 2)
    expect(way.meters % 10).toBe(0)
    expect((await router.way(to, from)).meters).toBe(way.meters)
    const length = way.line
      .slice(1)
      .reduce((sum, point, index) => sum + distanceMeters(way.line[index] ?? point, point), 0)
    expect(Math.abs(length - way.meters)).toBeLessThan(way.meters * 0.02 + 20)
  })

  it('should be straight and longer by three tenths outside of it', async () => {
    const [from, to] = [at(1, 1), at(1.01, 1)]
    expect(await router.way(from, to)).toEqual({
      meters: Math.ceil((distanceMeters(from, to) * 1.3) / 10) * 10,
      minutes: 8,
      exact: false,
      line: [from, to],
    })
  })
})

describe('kept ways', () => {
  const way: Way = { meters: 100, minutes: 1, exact: true, line: [at(0, 0), at(0, 0.001)] }

  it('should be asked for once a day, and said to have failed when they do', async () => {
    let asked = 0
    const clock = new TestClock()
    const answer = () => ((asked += 1) === 1 ? Promise.reject(new Error('no')) : Promise.resolve(way))
    const routes = new Routes({ way: answer }, clock)
    expect(await routes.between(at(0, 0), at(0, 0.001))).toEqual({ state: 'failed' })
    expect(await routes.between(at(0, 0), at(0, 0.001))).toMatchObject({ state: 'ready', meters: 100 })
    await routes.between(at(0.00001, 0), at(0, 0.001))
    expect(asked).toBe(2)
    clock.forward(25 * 60)
    await routes.between(at(0, 0), at(0, 0.001))
    expect(asked).toBe(3)
  })

  it('should be said to be calculated while they take long', async () => {
    let done: (found: Way) => void = () => undefined
    const routes = new Routes({ way: () => new Promise((resolve) => (done = resolve)) }, new TestClock())
    expect(await routes.between(at(0, 0), at(0, 0.001))).toEqual({ state: 'calculating' })
    done(way)
    expect(await routes.between(at(0, 0), at(0, 0.001))).toMatchObject({ state: 'ready' })
  })
})
