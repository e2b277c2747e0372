import type { HotelComment } from '@contract/entities/hotel'
import { renderScreen, type Answers } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import Comments from '.'

const picture = { path: '/pictures/face', colour: '#cfe3f2' }
const scores = { place: 5, cleanliness: 4, service: 5, facilities: 4 }
const comment: HotelComment = {
  ...{ id: 'c1', author: { name: 'Ann', avatar: picture }, anonymous: false, rating: 4.5, ...scores },
  ...{ traveller: 'family', text: 'Quiet rooms', pictures: [picture], room: 'Lake-view king', stayedIn: '2030-01' },
  ...{ reply: { text: 'Come again', at: '2030-02-02T10:00:00Z' }, createdAt: '2030-02-01T10:00:00Z' },
}
const about = { scores: { score: 4.6, place: 4.8, cleanliness: 4.5, service: 4.6, facilities: 4.4 } }
const pageOf = (...items: HotelComment[]) => ({
  items,
  next: null,
  ...about,
  counts: { all: items.length, family: items.length },
})
const answerOf = (...items: HotelComment[]): Answers => ({ 'hotel.comments': pageOf(...items) })
const opened = (answers: Answers, language: 'en' | 'zh' = 'en') =>
  renderScreen(Comments, { params: { id: 'h1' }, signedIn: true, answers, language })

it('shows the reviews of a hotel, and those of one kind of guests', async () => {
  const { view, api } = await opened(answerOf(comment))
  expect(view.getByText('Quiet rooms')).toBeVisible()
  expect(view.getByText('Come again')).toBeVisible()
  await view.tap('Families 1')
  expect(api.calls('hotel.comments').at(-1)).toMatchObject({ hotelId: 'h1', filter: 'family' })
})

it('leads to a report of a review', async () => {
  const { view } = await opened(answerOf(comment), 'zh')
  await view.tap('举报Ann的点评')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/store/report/index', params: { subject: 'review', id: 'c1' } })
})

it('says when there are none, and tries again what could not be loaded', async () => {
  const { view, api } = await opened({})
  api.answer('hotel.comments', pageOf())
  await view.tap('Try again')
  expect(view.getByText('No reviews yet')).toBeVisible()
})
