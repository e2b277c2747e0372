import { render } from '@testing-library/react'
import { Highlight } from '.'
import styles from './index.module.scss'

const mark = `.${styles.highlight}`

const marked = (text: string, keyword?: string) => {
  const { container } = render(<Highlight text={text} keyword={keyword} />)
  return [container.textContent, container.querySelector(mark)?.textContent]
}

it('marks the keyword however it is written', () => {
  expect(marked('Old Stove Beef Noodles', 'beef noodles')).toEqual(['Old Stove Beef Noodles', 'Beef Noodles'])
  expect(marked('老灶牛肉面', '牛肉')).toEqual(['老灶牛肉面', '牛肉'])
})

it('marks each word when the words are not adjacent', () => {
  const { container } = render(<Highlight text="Beef and tomato noodles" keyword="noodles  beef" />)
  expect([...container.querySelectorAll(mark)].map(({ textContent }) => textContent)).toEqual(['Beef', 'noodles'])
})

it('leaves other words as they are', () => {
  expect(marked('Rice (large)', '(')).toEqual(['Rice (large)', '('])
  expect(marked('Rice', 'noodles')).toEqual(['Rice', undefined])
  expect(marked('Rice')).toEqual(['Rice', undefined])
})
