import { platform } from '../../../../tests/stand-ins/taro'
import { renderScreen } from '@/testing'
import Articles from '.'

const article = {
  id: '019a0000-0000-7000-8000-000000000021',
  title: 'Rainy day',
  publishedAt: '2026-03-25T04:00:00Z',
  column: 'service' as const,
  columnName: 'Service',
  summary: 'Riders slow down',
  picture: null,
  isNew: true,
}
const pageOf = (...items: (typeof article)[]) => ({ items, next: null })

it('lists the announcements, each opening its text', async () => {
  const { view } = await renderScreen(Articles, { answers: { 'article.columnList': pageOf(article) } })
  expect(view.getByText(/^Service · 25 Mar/)).toBeVisible()
  expect(view.getByText('New')).toBeVisible()
  await view.tap('Rainy day')
  expect(platform.pages[platform.pages.length - 1]).toEqual({
    route: 'pages/article/detail/index',
    params: { id: article.id },
  })
})

it('says when there is none', async () => {
  const { view } = await renderScreen(Articles, { answers: { 'article.columnList': pageOf() } })
  expect(view.getByText('No announcements')).toBeVisible()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(Articles)
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('article.columnList', pageOf(article))
  await view.tap('Try again')
  expect(view.getByText('Rainy day')).toBeVisible()
})

it('shows one column by itself', async () => {
  const { api, view } = await renderScreen(Articles, { answers: { 'article.columnList': pageOf(article) } })
  api.answer('article.columnList', pageOf())
  await view.tap('Offers')
  expect(api.calls('article.columnList')).toEqual([{ pageSize: 15 }, { pageSize: 15, column: 'offers' }])
  expect(view.getByText('No announcements')).toBeVisible()
})
