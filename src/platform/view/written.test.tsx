import { render, screen } from '@testing-library/react'
import { Written } from './written'

it.each([
  ['Noodles, 好吃', 'zh'],
  ['Tasty', 'en'],
])('says of %s that it is in %s', (text, language) => {
  render(<Written text={text} />)
  expect(screen.getByText(text)).toHaveAttribute('lang', language)
})

it('says nothing of a text without letters', () => {
  render(<Written text="138****6209" />)
  expect(screen.getByText('138****6209')).not.toHaveAttribute('lang')
})
