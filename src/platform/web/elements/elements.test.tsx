import { useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Image, Input, ScrollView, Swiper, SwiperItem, Text, View } from './index.h5'

it('makes a View with onClick a button for the keyboard too, and leaves others alone', () => {
  const press = jest.fn()
  render(
    <View onClick={press} aria-label="Open">
      <Text>inside</Text>
    </View>,
  )
  const button = screen.getByRole('button', { name: 'Open' })
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.keyDown(button, { key: ' ' })
  fireEvent.keyDown(button, { key: 'a' })
  fireEvent.click(button)
  expect(press).toHaveBeenCalledTimes(3)
  expect(screen.getByText('inside')).not.toHaveAttribute('role')
})

it('shows the pressed look while a pointer is down', () => {
  render(<View onClick={() => undefined} hoverClass="down" aria-label="Open" />)
  const button = screen.getByRole('button')
  fireEvent.pointerDown(button)
  expect(button).toHaveClass('down')
  fireEvent.pointerUp(button)
  expect(button).not.toHaveClass('down')
})

it('gives the value of a field in the detail of the event', () => {
  const [input, confirm] = [jest.fn(), jest.fn()]
  render(<Input placeholder="Phone" type="number" maxlength={11} onInput={input} onConfirm={confirm} />)
  const field = screen.getByPlaceholderText('Phone')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).not.toHaveAttribute('maxlength')
  fireEvent.change(field, { target: { value: '138' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(input.mock.calls[0][0].detail).toMatchObject({ value: '138' })
  expect(confirm.mock.calls[0][0].detail).toEqual({ value: '138' })
})

it('sets the browser’s autofill hint of a field, and leaves the text as it was typed', () => {
  render(<Input placeholder="E-mail" {...{ autoComplete: 'email' }} />)
  const field = screen.getByPlaceholderText('E-mail')
  expect(field).toHaveAttribute('autocomplete', 'email')
  expect(field).toHaveAttribute('inputmode', 'email')
  expect(field).toHaveAttribute('autocapitalize', 'none')
})

/** A field that keeps digits alone. */
function Digits({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return <Input placeholder="Code" value={value} onInput={({ detail }) => setValue(detail.value.replace(/\D/g, ''))} />
}

it.each([
  ['1234', '12a34', 3, '1234', 2],
  ['1234', 'a1234', 1, '1234', 0],
  ['1234', '1234a', 5, '1234', 4],
  ['1234', '12-534', 4, '12534', 3],
  ['1234', '12534', 3, '12534', 3],
])('keeps the cursor where it is when the app cleans %s, typed into as %s', async (start, typed, cursor, value, at) => {
  render(<Digits start={start} />)
  const field = screen.getByPlaceholderText<HTMLInputElement>('Code')
  act(() => field.focus())
  // Imitates a browser: the text changes, and the cursor is behind the typed part.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
  field.setSelectionRange(cursor, cursor)
  await act(async () => {
    fireEvent.input(field)
    await Promise.resolve()
  })
  expect([field.value, field.selectionStart]).toEqual([value, at])
})

it('leaves words to the keyboard', () => {
  render(<Input placeholder="Name" maxlength={20} />)
  const field = screen.getByPlaceholderText('Name')
  expect(field).toHaveAttribute('maxlength', '20')
  for (const name of ['autocomplete', 'inputmode', 'autocapitalize']) expect(field).not.toHaveAttribute(name)
})

const size = (element: Element, sizes: Record<string, number>) =>
  Object.entries(sizes).forEach(([key, value]) => Object.defineProperty(element, key, { value, configurable: true }))

it('says once that the end of a scrolling body comes near, and again after it was far', () => {
  const [lower, scroll] = [jest.fn(), jest.fn()]
  render(
    <ScrollView scrollY id="body" lowerThreshold={50} onScrollToLower={lower} onScroll={scroll} data-testid="body" />,
  )
  const body = screen.getByTestId('body')
  size(body, { scrollHeight: 1000, clientHeight: 400 })
  for (const scrollTop of [100, 560, 580, 300, 590]) fireEvent.scroll(body, { target: { scrollTop } })
  expect(lower).toHaveBeenCalledTimes(2)
  expect(scroll.mock.calls[1][0].detail).toMatchObject({ scrollTop: 560, deltaY: -460 })
})

it('names a picture by its label, and hides one without', () => {
  render(
    <>
      <Image src="/a.webp" aria-label="Noodles" />
      <Image src="/b.webp" />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Noodles' })).toHaveAttribute('src', '/a.webp')
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/b.webp')
})

it('reports the slide in view', () => {
  window.matchMedia = jest.fn(() => ({ matches: false })) as unknown as typeof window.matchMedia
  const change = jest.fn()
  render(
    <Swiper onChange={change} data-testid="swiper">
      <SwiperItem>1</SwiperItem>
      <SwiperItem>2</SwiperItem>
    </Swiper>,
  )
  const swiper = screen.getByTestId('swiper')
  size(swiper, { clientWidth: 300 })
  fireEvent.scroll(swiper, { target: { scrollLeft: 290 } })
  expect(change.mock.calls[0][0].detail).toMatchObject({ current: 1 })
})

it('loads an Image with lazyLoad as it comes near the view, and any other at once', () => {
  const seen: { tell: (entries: { isIntersecting: boolean; target: Element }[]) => void }[] = []
  class Observer {
    constructor(readonly tell: (typeof seen)[number]['tell']) {
      seen.push(this)
    }
    observe() {}
    unobserve() {}
  }
  const before = globalThis.IntersectionObserver
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver
  render(
    <>
      <Image src="/far.webp" lazyLoad aria-label="far" />
      <Image src="/here.webp" aria-label="here" />
    </>,
  )
  const far = screen.getByAltText('far')
  expect(far).not.toHaveAttribute('src')
  expect(screen.getByAltText('here')).toHaveAttribute('src', '/here.webp')
  act(() => seen[0]?.tell([{ isIntersecting: false, target: far }]))
  expect(far).not.toHaveAttribute('src')
  act(() => seen[0]?.tell([{ isIntersecting: true, target: far }]))
  expect(far).toHaveAttribute('src', '/far.webp')
  globalThis.IntersectionObserver = before
})
