import type { KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import type { BaseEventOrig, ITouchEvent, StandardProps } from '@tarojs/components/types/common'

type Handler<D> = ((event: BaseEventOrig<D>) => void) | undefined
type Attributes = Record<string, unknown>

const passed = /^(id|className|hidden|role|tabIndex|title|dangerouslySetInnerHTML|data-.*|aria-.*|onTouch.*)$/

/** Whether a prop is passed through, by its name: the same few names come with each of thousands of elements. */
const known = new Map<string, boolean>()

function isPassed(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  const is = passed.test(name)
  known.set(name, is)
  return is
}

/** Wraps a DOM event in Taro's event format, with the data in `detail`. */
export function taroEvent<D>(event: SyntheticEvent, detail: D): BaseEventOrig<D> {
  const { type, timeStamp, target, currentTarget } = event
  const stopPropagation = () => event.stopPropagation()
  const preventDefault = () => event.preventDefault()
  return {
    type,
    timeStamp,
    detail,
    stopPropagation,
    preventDefault,
    target,
    currentTarget,
  } as unknown as BaseEventOrig<D>
}

/** Calls a Taro handler with the detail that `pick` extracts from the DOM event. */
export const handle =
  <E extends SyntheticEvent, D>(handler: Handler<D>, pick: (event: E) => D) =>
  (event: E) =>
    handler?.(taroEvent(event, pick(event)))

/** The props that every element passes through: id, class, style, accessibility, touch handlers. */
export function attributes(props: object): Attributes {
  const result: Attributes = {}
  for (const [key, value] of Object.entries(props)) if (isPassed(key)) result[key] = value
  if ('style' in props && typeof props.style === 'object') result.style = props.style
  return result
}

type Pressable = Pick<StandardProps, 'onClick' | 'role' | 'tabIndex'> & { hoverClass?: string }

/** Makes an element with onClick accessible as a button by pointer, keyboard and assistive technology. */
export function pressable({ onClick, role = 'button', tabIndex = 0, hoverClass }: Pressable): Attributes {
  if (!onClick) return {}
  const press = (event: SyntheticEvent) => onClick(taroEvent(event, {}) as ITouchEvent)
  return {
    role,
    tabIndex,
    onClick: (event: MouseEvent) => press(event),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      press(event)
    },
    ...pressedLook(hoverClass),
  }
}

/** Sets the pressed class directly on the element, to avoid a render for each touch. */
function pressedLook(hoverClass = 'none'): Attributes {
  if (hoverClass === 'none') return {}
  const names = hoverClass.split(' ').filter(Boolean)
  const add = (event: PointerEvent) => event.currentTarget.classList.add(...names)
  const remove = (event: PointerEvent) => event.currentTarget.classList.remove(...names)
  return { onPointerDown: add, onPointerUp: remove, onPointerLeave: remove, onPointerCancel: remove }
}
