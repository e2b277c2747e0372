import { Children, useEffect, useRef, useState, type CSSProperties, type UIEvent } from 'react'
import type { SwiperProps } from '@tarojs/components/types/Swiper'
import type { SwiperItemProps } from '@tarojs/components/types/SwiperItem'
import { attributes, pressable, taroEvent } from './common.h5'
import { prefersReducedMotion } from '@/platform/view/reduced-motion.h5'

const track = (vertical?: boolean): CSSProperties => ({
  display: 'flex',
  flexDirection: vertical ? 'column' : 'row',
  overflowX: vertical ? 'hidden' : 'auto',
  overflowY: vertical ? 'auto' : 'hidden',
  scrollSnapType: vertical ? 'y mandatory' : 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
})
const slide: CSSProperties = {
  flex: '0 0 100%',
  width: '100%',
  height: '100%',
  scrollSnapAlign: 'start',
  overflow: 'hidden',
}

const lengthOf = (box: HTMLDivElement, vertical?: boolean) => (vertical ? box.clientHeight : box.clientWidth)

function goTo(box: HTMLDivElement, index: number, vertical?: boolean) {
  const offset = index * lengthOf(box, vertical)
  box.scrollTo({ [vertical ? 'top' : 'left']: offset, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

/** Advances every `interval`, unless touched, hovered, hidden, or reduced motion is preferred. */
function useAutoplay(box: { current: HTMLDivElement | null }, props: SwiperProps, current: number, held: boolean) {
  const { autoplay, interval = 5000, vertical } = props
  const count = Children.count(props.children)
  useEffect(() => {
    if (!autoplay || held || count < 2 || prefersReducedMotion()) return
    const timer = setInterval(() => {
      if (box.current?.offsetParent && !document.hidden) goTo(box.current, (current + 1) % count, vertical)
    }, interval)
    return () => clearInterval(timer)
  }, [autoplay, interval, vertical, count, current, held, box])
}

/** Carousel based on CSS scroll snapping. */
export function Swiper(props: SwiperProps) {
  const box = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(props.current ?? 0)
  const [held, setHeld] = useState(false)
  useAutoplay(box, props, current, held)
  const { current: wanted, vertical } = props
  useEffect(() => {
    if (box.current && wanted !== undefined) goTo(box.current, wanted, vertical)
  }, [wanted, vertical])
  const scrolled = (event: UIEvent<HTMLDivElement>) => {
    const element = event.currentTarget
    const offset = vertical ? element.scrollTop : element.scrollLeft
    const index = Math.round(offset / (lengthOf(element, vertical) || 1))
    if (index === current) return
    setCurrent(index)
    props.onChange?.(taroEvent(event, { current: index, currentItemId: '', source: held ? 'touch' : 'autoplay' }))
  }
  const { style, ...others } = attributes(props)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      {...others}
      style={{ ...track(vertical), ...(style as CSSProperties) }}
      onScroll={scrolled}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      ref={box}
    >
      {props.children}
    </div>
  )
}

/** One slide of a Swiper. */
export function SwiperItem(props: SwiperItemProps) {
  const { style, ...others } = attributes(props)
  return (
    <div {...others} {...pressable(props)} style={{ ...slide, ...(style as CSSProperties) }}>
      {props.children}
    </div>
  )
}
