import type { CancelStep } from '@contract/entities/hotel'
import { cancelText, distinctSteps } from './cancel-text'

const step = (until: string | null, kept: number, back: number): CancelStep => ({
  ...{ until, kept, back, percent: null },
  kind: kept === 0 ? 'free' : 'all',
})
const [first, second] = ['2030-02-19T10:00:00Z', '2030-02-20T10:00:00Z']

it('joins neighbours that keep the same, until the last of them ends', () => {
  const steps = [step(first, 0, 300), step(second, 300, 0), step(null, 300, 0)]
  expect(distinctSteps(steps)).toEqual([step(first, 0, 300), step(null, 300, 0)])
  expect(distinctSteps([step(first, 0, 0), step(null, 0, 0)])).toEqual([step(null, 0, 0)])
  expect(distinctSteps([])).toEqual([])
})

it('names no end of what is always free', () => {
  const cancel = [step(first, 0, 0), step(null, 0, 0)]
  expect(cancelText({ freeUntil: first, cancel }, 480)).toEqual({ text: 'Free cancellation', free: true })
})
