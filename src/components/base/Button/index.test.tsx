import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from '.'

it('answers a press', () => {
  const onPress = jest.fn()
  render(<Button text="Pay" onPress={onPress} />)
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

it.each(['busy', 'disabled'])('answers nothing while %s, and keeps its words', (state) => {
  const onPress = jest.fn()
  render(<Button text="Pay" onPress={onPress} {...{ [state]: true }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByText('Pay')).toBeTruthy()
})
