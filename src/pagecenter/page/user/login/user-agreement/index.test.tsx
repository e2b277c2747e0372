import { renderScreen } from '@/testing'
import UserAgreement from '.'

const article = {
  id: '018f0000-0000-7000-8000-00000000000a',
  title: 'How we use data',
  publishedAt: '2026-03-01T00:00:00.000Z',
  pictures: [],
  paragraphs: [
    { heading: null, text: 'Only what is needed.' },
    { heading: '1. What', text: 'A phone number.' },
  ],
}

it('shows the text that the address names', async () => {
  const { api, view } = await renderScreen(UserAgreement, {
    params: { key: 'privacy' },
    answers: { 'article.detail': article },
  })
  expect(api.calls('article.detail')).toEqual([{ key: 'privacy' }])
  expect(view.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  expect(view.getByText('A phone number.')).toBeVisible()
})

it('shows the user agreement unless another one is named', async () => {
  const { api } = await renderScreen(UserAgreement, {
    params: { key: 'unknown' },
    answers: { 'article.detail': article },
  })
  expect(api.calls('article.detail')).toEqual([{ key: 'userAgreement' }])
})

it('can be tried again', async () => {
  const { api, view } = await renderScreen(UserAgreement)
  expect(view.getByRole('alert')).toBeVisible()
  api.answer('article.detail', article)
  await view.tap('Try again')
  expect(view.getByText('Only what is needed.')).toBeVisible()
})
