import { rangeOf } from './serve'

describe('the range of a player', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { from: 0, to: 9 }],
    ['bytes=2-4', { from: 2, to: 4 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=5-100', { from: 5, to: 9 }],
    ['bytes=10-', null],
    ['bytes=4-2', null],
    ['bytes=0-1,3-4', undefined],
    ['lines=1-2', undefined],
  ])('should be read from %s', (header, range) => {
    expect(rangeOf(header, 10)).toEqual(range)
  })
})
