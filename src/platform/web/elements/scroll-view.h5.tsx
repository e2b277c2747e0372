import { forwardRef, useEffect, useImperativeHandle, useRef, type CSSProperties, type Ref, type UIEvent } from 'react'
import type { ScrollViewProps } from '@tarojs/components/types/ScrollView'
import { attributes, pressable, taroEvent } from './common.h5'
import { prefersReducedMotion } from '@/platform/view/reduced-motion.h5'

type Box = HTMLDivElement

const flow = ({ scrollX, scrollY }: ScrollViewProps): CSSProperties => ({
  overflowX: scrollX ? 'auto' : 'hidden',
  overflowY: scrollY ? 'auto' : 'hidden',
  WebkitOverflowScrolling: 'touch',
  // Content that scrolls sideways never wraps (`web.h5.scss`).
  ...(scrollX ? { '--wrap': 'nowrap', '--shrink': 0 } : {}),
})

const position = ({ scrollTop, scrollLeft, scrollHeight, scrollWidth }: Box, last: { x: number; y: number }) => ({
  scrollTop,
  scrollLeft,
  scrollHeight,
  scrollWidth,
  deltaX: last.x - scrollLeft,
  deltaY: last.y - scrollTop,
})

const rest = (box: Box, { scrollX }: ScrollViewProps) =>
  scrollX ? box.scrollWidth - box.scrollLeft - box.clientWidth : box.scrollHeight - box.scrollTop - box.clientHeight

/** Scroll and lower-threshold events; the latter fires once each time the end comes near. */
function useScrolling(props: ScrollViewProps) {
  const last = useRef({ x: 0, y: 0 })
  const near = useRef({ lower: false, upper: true })
  return (event: UIEvent<Box>) => {
    const box = event.currentTarget
    if (event.target !== box) return
    props.onScroll?.(taroEvent(event, position(box, last.current)))
    last.current = { x: box.scrollLeft, y: box.scrollTop }
    const lower = rest(box, props) <= Number(props.lowerThreshold ?? 50)
    const upper = (props.scrollX ? box.scrollLeft : box.scrollTop) <= Number(props.upperThreshold ?? 50)
    if (lower && !near.current.lower) props.onScrollToLower?.(taroEvent(event, { direction: 'bottom' }))
    if (upper && !near.current.upper) props.onScrollToUpper?.(taroEvent(event, { direction: 'top' }))
    near.current = { lower, upper }
  }
}

/** Applies changes of `scrollTop`, `scrollLeft` and `scrollIntoView`. */
function usePosition(box: { current: Box | null }, props: ScrollViewProps) {
  const { scrollTop, scrollLeft, scrollIntoView, scrollWithAnimation } = props
  const behavior = scrollWithAnimation && !prefersReducedMotion() ? 'smooth' : 'auto'
  useEffect(() => {
    if (scrollTop !== undefined || scrollLeft !== undefined) {
      box.current?.scrollTo({ top: scrollTop, left: scrollLeft, behavior })
    }
  }, [box, scrollTop, scrollLeft, behavior])
  useEffect(() => {
    const target = scrollIntoView && box.current?.querySelector(`#${CSS.escape(scrollIntoView)}`)
    if (!target || !box.current) return
    const [inner, outer] = [target.getBoundingClientRect(), box.current.getBoundingClientRect()]
    box.current.scrollBy({ top: inner.top - outer.top, left: inner.left - outer.left, behavior })
  }, [box, scrollIntoView, behavior])
}

/** Scroll container, positioned by `scrollTop`, `scrollLeft` or `scrollIntoView`. */
export const ScrollView = forwardRef(function ScrollView(props: ScrollViewProps, outer: Ref<Box>) {
  const box = useRef<Box>(null)
  useImperativeHandle(outer, () => box.current as Box)
  usePosition(box, props)
  const { style, ...others } = attributes(props)
  return (
    <div
      {...others}
      {...pressable(props)}
      style={{ ...flow(props), ...(style as CSSProperties) }}
      onScroll={useScrolling(props)}
      ref={box}
    >
      {props.children}
    </div>
  )
})
