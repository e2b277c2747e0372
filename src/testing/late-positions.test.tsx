import { createElement, type ComponentType } from 'react'
import { render } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import { currentPosition, type Position } from '@/platform/device/position'
import { usePageView } from '@/platform/navigation/page-view'
import { requestPlace } from '@/services/request-headers'
import type { RootState } from '@/state'
import { platform } from '../../tests/stand-ins/taro'
import { errandFormAnswers } from './errand-form'
import type { View } from './view'
import { type Answers, renderScreen, settle } from '.'

jest.mock('@/platform/device/position', () => ({
  ...jest.requireActual<object>('@/platform/device/position'),
  currentPosition: jest.fn(),
}))

const found: Position = { latitude: 22.51, longitude: 113.94 }
const picture = { path: '/pictures/hotel', colour: '#cfe3f2' }
const answers: Answers = {
  ...errandFormAnswers,
  'hotel.home': {
    ...{ today: '2030-02-13', lastNight: null, picture, themes: [], specials: [], aheadDays: 365, mostNights: 28 },
    city: { code: '440300', name: 'Shenzhen' },
  },
  'home.city': { city: 'Shenzhen', place: 'Keyuan Garden' },
  'address.places': { items: [] },
  'address.cityLabelList': { hot: [], items: [] },
}

/** Screens that use the position of the device beyond themselves, with the control that asks for it. */
const screens = [
  ['pages/city/choose', 'Use my location'],
  ['pages/city/picker', 'Use my location'],
  ['pages/tab/run', 'Go to my location'],
  ['pages/hotel', 'Near me'],
] as const

const Other = () => {
  usePageView()
  return null
}

/** Leaves of a screen: for good, or for one that covers it. */
const leaves = {
  left: (view: View) => view.unmount(),
  covered: () => render(createElement(Other)),
}

/** A screen that asks for the position, whose answer the test gives. */
async function asking(path: string, control: string) {
  const { default: Screen } = jest.requireActual<{ default: ComponentType }>(`../${path}`)
  let answer: (position: Position) => void = () => undefined
  jest.mocked(currentPosition).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const { view, root } = await renderScreen(Screen, { answers })
  platform.pages = ['pages/tab/home/index', `${path}/index`].map((route) => ({ route, params: {} }))
  await view.tap(control)
  return { view, root, find: () => settle(() => answer(found)) }
}

/** The places that the state of the app has of the device. */
const placesOf = (root: RootState) => [root.place.position, root.keep(SearchedStays).plan.search.near]

const ways = ['navigateTo', 'redirectTo', 'switchTab', 'navigateBack'] as const
beforeEach(() => {
  requestPlace.clear()
  jest.mocked(currentPosition).mockReset()
  ways.forEach((way) => jest.mocked(Taro[way]).mockClear())
})
afterEach(() => requestPlace.clear())

describe('A position that comes late', () => {
  it.each(
    screens.flatMap(([path, control]) => (['left', 'covered'] as const).map((how) => [path, how, control] as const)),
  )('leads nowhere from %s once that is %s', async (path, how, control) => {
    const { view, root, find } = await asking(path, control)
    await settle(() => leaves[how](view))
    await find()
    for (const way of ways) expect(Taro[way]).not.toHaveBeenCalled()
    const expected = how === 'left' ? [] : [found]
    expect(placesOf(root).filter(Boolean)).toEqual(expected)
  })

  it.each(screens)('is used by %s while it is in view', async (path, control) => {
    const { root, find } = await asking(path, control)
    await find()
    expect(placesOf(root)).toContainEqual(found)
    expect(Taro.navigateBack).toHaveBeenCalledTimes(path.startsWith('pages/city') ? 1 : 0)
  })
})
