import { renderScreen } from '@/testing'
import Article from '.'

const id = '019a0000-0000-7000-8000-000000000021'
const article = {
  id,
  title: 'Rainy day',
  publishedAt: '2026-03-25T04:00:00Z',
  pictures: [{ path: '/pictures/a', colour: '#ffc9b5' }],
  paragraphs: [{ heading: null, text: 'Riders slow down to arrive safely' }],
}

it('shows the text of an announcement', async () => {
  const { view, api } = await renderScreen(Article, { params: { id }, answers: { 'article.detail': article } })
  expect(api.calls('article.detail')).toEqual([{ articleId: id }])
  expect(view.getByText('Riders slow down to arrive safely')).toBeVisible()
  expect(view.container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/pictures/a-'))
})

it('says what is wrong and tries again', async () => {
  const { view, api } = await renderScreen(Article, { params: { id } })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('article.detail', article)
  await view.tap('Try again')
  expect(view.getByRole('heading', { name: 'Rainy day' })).toBeVisible()
})

it('leads back from an announcement that is gone', async () => {
  const { view, api } = await renderScreen(Article, { params: { id } })
  api.fail('article.detail', 'articleNotFound')
  await view.tap('Try again')
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
  await view.tap('Go back')
  expect(view.path).toBe('pages/tab/home/index')
})
