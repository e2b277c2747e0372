import type { KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import type { BaseEventOrig, ITouchEvent, StandardProps } from '@tarojs/components/types/common'

type Handler<D> = ((event: BaseEventOrig<D>) => void) | undefined
type Attributes = Record<string, unknown>

const passed = /^(id|className|hidden|role|tabIndex|title|dangerouslySetInnerHTML|data-.*|aria-.*|onTouch.*)$/

/** A browser's event in the form that Taro gives on every platform: what happened stands in `detail`. */
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

/** Calls a Taro handler with what `pick` reads from the browser's event. */
export const handle =
  <E extends SyntheticEvent, D>(handler: Handler<D>, pick: (event: E) => D) =>
  (event: E) =>
    handler?.(taroEvent(event, pick(event)))

/** What every element takes over as it is: identity, looks, accessibility and touch handlers. */
export function attributes(props: object): Attributes {
  const result: Attributes = {}
  for (const [key, value] of Object.entries(props)) if (passed.test(key)) result[key] = value
  if ('style' in props && typeof props.style === 'object') result.style = props.style
  return result
}

type Pressable = Pick<StandardProps, 'onClick' | 'role' | 'tabIndex'> & { hoverClass?: string }

/** Makes an element with onClick a button for pointer, keyboard and assistive technology. */
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

/** The class of the pressed state, set on the element itself: no render for a finger that goes down and up. */
function pressedLook(hoverClass = 'none'): Attributes {
  if (hoverClass === 'none') return {}
  const names = hoverClass.split(' ').filter(Boolean)
  const add = (event: PointerEvent) => event.currentTarget.classList.add(...names)
  const remove = (event: PointerEvent) => event.currentTarget.classList.remove(...names)
  return { onPointerDown: add, onPointerUp: remove, onPointerLeave: remove, onPointerCancel: remove }
}
