import { heightsOf } from '@/platform/view/measure'
import { settle } from '@/testing'
import { MenuScroll } from './menu-scroll'

jest.mock('@/platform/view/measure')

/** A bar of 44, a head of 244, and two categories of 300 each. */
const heights = [44, 244, 300, 300]
const scrollTo = (scroll: MenuScroll, scrollTop: number) => settle(() => scroll.moved({ detail: { scrollTop } }))

beforeEach(() => jest.mocked(heightsOf).mockResolvedValue(heights))

it('measures nothing before the first scroll, and places everything by a single one', async () => {
  const scroll = new MenuScroll(() => 2)
  await settle()
  expect(heightsOf).not.toHaveBeenCalled()
  await scrollTo(scroll, 520)
  expect(scroll).toMatchObject({ bar: 1, pinned: true, active: 1 })
})

it('leaves the tapped category active while it is scrolled to', async () => {
  const scroll = new MenuScroll(() => 2)
  await settle(() => void scroll.jump(1))
  expect(scroll).toMatchObject({ active: 1, target: 500 })
  await scrollTo(scroll, 210)
  expect(scroll).toMatchObject({ active: 1, pinned: true })
})
