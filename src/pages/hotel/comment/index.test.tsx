import type { HotelComment } from '@contract/entities/hotel'
import { defaultSettings } from '@contract/settings'
import { fireEvent } from '@testing-library/react'
import { deployment } from '@/platform/session/deployment'
import { type Answers, renderScreen, settle, type View } from '@/testing'
import { aStayComment, commentsOf } from '@/testing/hotels'
import { platform } from '../../../../tests/stand-ins/taro'
import Comments from '.'

const picture = { path: '/pictures/face', colour: '#cfe3f2' }
const comment = aStayComment({ pictures: [picture], reply: { text: 'Come again', at: '2030-02-02T10:00:00Z' } })
const pageOf = commentsOf
const answerOf = (...items: HotelComment[]): Answers => ({ 'hotel.comments': pageOf(...items) })
const opened = (answers: Answers, language: 'en' | 'zh' = 'en') =>
  renderScreen(Comments, { params: { id: 'h1' }, signedIn: true, answers, language })

const submit = (view: View) => settle(() => fireEvent.keyDown(view.getByLabel('Search reviews'), { key: 'Enter' }))

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

it('finds what was written about a hotel', async () => {
  const { view, api } = await opened(answerOf(comment))
  api.answer('hotel.comments', pageOf())
  await view.write('Search reviews', 'metro')
  await submit(view)
  expect(api.calls('hotel.comments').at(-1)).toMatchObject({ hotelId: 'h1', keyword: 'metro', filter: 'all' })
  expect(view.getByText('No reviews mention “metro”')).toBeVisible()
})

it('sorts them by their scores', async () => {
  const { view, api } = await opened(answerOf(comment))
  await view.tap('Highest score')
  expect(api.calls('hotel.comments').at(-1)).toMatchObject({ sort: 'best', filter: 'all' })
})

it('has reviews in the other language translated', async () => {
  deployment.set({ ...defaultSettings, translatesReviews: true })
  const texts = { text: '房间安静', followUp: null, reply: '欢迎再来' }
  const { view, api } = await opened({ ...answerOf(comment), 'review.translate': texts }, 'zh')
  await view.tap('查看翻译：Ann的评价')
  expect(api.calls('review.translate')).toEqual([{ reviewId: 'c1', language: 'zh' }])
  expect(view.getByText('房间安静')).toBeVisible()
  expect(view.getByText('欢迎再来')).toBeVisible()
  await settle(() => deployment.clear())
})
