import { aProductCard } from '@/testing/products'
import { coverHeight, inColumns } from './columns'

const products = [100, 133, 80, 100, 75].map((coverRatio, index) => aProductCard({ id: String(index), coverRatio }))
const ids = (count: number) => inColumns(products.slice(0, count)).map((column) => column.map(({ id }) => id))

it('puts each product in the shorter column', () => {
  expect(ids(5)).toEqual([
    ['0', '2', '4'],
    ['1', '3'],
  ])
})

it('moves no product when more follow', () => {
  for (let count = 1; count < products.length; count++) {
    const [left = [], right = []] = ids(count)
    const [all = [], others = []] = ids(count + 1)
    expect([all.slice(0, left.length), others.slice(0, right.length)]).toEqual([left, right])
  }
})

it('knows the height of a cover before its picture has come', () => {
  expect(coverHeight(aProductCard({ coverRatio: 133 }))).toBe(456)
})
