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

type Pressable = Pick<StandardProps, 'onClick' | 'role' | 'tabIndex'> & { hoverClass?: string; onPressIn?: () => void }

/** Makes an element with onClick accessible as a button by pointer, keyboard and assistive technology. */
export function pressable({ onClick, role = 'button', tabIndex = 0, hoverClass, onPressIn }: Pressable): Attributes {
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
    ...pointerHandlers(hoverClass, onPressIn),
  }
}

/** Milliseconds after which a finger that has not begun to scroll presses. */
const restsAfter = 40

/** Timer of the finger that has just touched a control. */
let resting: ReturnType<typeof setTimeout> | undefined

/** Calls back for a press that is no scroll: at once by a mouse, after a moment by a finger. */
function beginPress({ pointerType }: PointerEvent, onPressIn: () => void): void {
  if (pointerType === 'mouse') onPressIn()
  else resting = setTimeout(onPressIn, restsAfter)
}

/** Sets the pressed class directly on the element, to avoid a render for each touch, and reports the beginning of a press. */
function pointerHandlers(hoverClass = 'none', onPressIn?: () => void): Attributes {
  if (hoverClass === 'none') return {}
  const names = hoverClass.split(' ').filter(Boolean)
  const down = (event: PointerEvent) => {
    event.currentTarget.classList.add(...names)
    if (onPressIn) beginPress(event, onPressIn)
  }
  const end = (event: PointerEvent) => {
    event.currentTarget.classList.remove(...names)
    clearTimeout(resting)
  }
  return { onPointerDown: down, onPointerUp: end, onPointerLeave: end, onPointerCancel: end }
}
