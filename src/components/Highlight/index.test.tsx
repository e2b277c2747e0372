import { render } from '@testing-library/react'
import { Highlight } from '.'

const marked = (text: string, keyword?: string) => {
  const { container } = render(<Highlight text={text} keyword={keyword} />)
  return [container.textContent, container.querySelector('.highlight')?.textContent]
}

it('marks the keyword however it is written', () => {
  expect(marked('Old Stove Beef Noodles', 'beef noodles')).toEqual(['Old Stove Beef Noodles', 'Beef Noodles'])
  expect(marked('老灶牛肉面', '牛肉')).toEqual(['老灶牛肉面', '牛肉'])
})

it('leaves other words as they are', () => {
  expect(marked('Rice (large)', '(')).toEqual(['Rice (large)', '('])
  expect(marked('Rice', 'noodles')).toEqual(['Rice', undefined])
  expect(marked('Rice')).toEqual(['Rice', undefined])
})
