import type { RowStep } from '@/platform/list/list-step'
import { observable, runInAction } from 'mobx'
import { GradualRows } from './gradual-rows'

const step: RowStep = { first: 4, more: 4, everyMs: 60, screenful: 8, reach: 4 }
const all = 20

let rows: GradualRows
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

function begin(by: RowStep = step, busy?: () => boolean) {
  rows = new GradualRows(by)
  rows.start(busy)
  rows.resize(all)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  rows.close()
  jest.useRealTimers()
})

it('draws some at first and a screenful by steps, and no more until the end of it comes near', async () => {
  begin()
  expect(rows.shownOf(all)).toBe(4)
  await pass(59)
  expect(rows.shownOf(all)).toBe(4)
  await pass(10)
  expect(rows.shownOf(all)).toBe(8)
  await pass(5000)
  expect(rows.shownOf(all)).toBe(8)
  rows.drawMore()
  await pass(1)
  expect(rows.shownOf(all)).toBe(12)
  rows.drawMore(2)
  await pass(100)
  expect(rows.shownOf(all)).toBe(14)
})

it('draws all of it step by step where no screenful is enough', async () => {
  begin({ ...step, screenful: Infinity, reach: Infinity })
  const seen: number[] = []
  for (let turn = 0; turn < 6; turn++) {
    seen.push(rows.shownOf(all))
    await pass(61)
  }
  expect(seen).toEqual([4, 8, 12, 16, 20, 20])
})

it('draws the first step of a list that comes late no sooner than after what it begins with', async () => {
  rows = new GradualRows(step)
  rows.start()
  await pass(1000)
  rows.resize(all)
  await pass(59)
  expect(rows.shownOf(all)).toBe(4)
  await pass(10)
  expect(rows.shownOf(all)).toBe(8)
})

it('waits while the list is busy', async () => {
  const state = observable({ busy: true })
  begin(step, () => state.busy)
  await pass(1000)
  expect(rows.shownOf(all)).toBe(4)
  runInAction(() => (state.busy = false))
  await pass(1)
  expect(rows.shownOf(all)).toBe(8)
})

it('draws up to a requested row at once, and continues from there', async () => {
  begin()
  rows.drawAtOnce(15)
  expect(rows.shownOf(all)).toBe(15)
  rows.drawMore()
  await pass(100)
  expect(rows.shownOf(all)).toBe(19)
})

it('grows by steps again after the list became shorter', async () => {
  begin()
  rows.drawAtOnce(20)
  rows.resize(5)
  expect(rows.shownOf(5)).toBe(5)
  rows.resize(all)
  expect(rows.shownOf(all)).toBe(5)
  await pass(1000)
  expect(rows.shownOf(all)).toBe(8)
})

it('draws nothing once it is closed', async () => {
  begin()
  rows.close()
  await pass(1000)
  expect(rows.shownOf(all)).toBe(4)
})
