import { inBlocks } from './in-blocks'

it('cuts a list into pieces', () => {
  expect(inBlocks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inBlocks([], 2)).toEqual([])
})

it('keeps the pieces that are as before', () => {
  const before = inBlocks([1, 2, 3, 4, 5], 2)
  expect(inBlocks([1, 2, 3, 4, 5], 2, before)).toBe(before)
  const after = inBlocks([1, 2, 3, 4, 5, 6, 7], 2, before)
  expect(after).toEqual([[1, 2], [3, 4], [5, 6], [7]])
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBe(before[1])
})
