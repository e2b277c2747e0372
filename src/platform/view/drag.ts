import { useState } from 'react'
import type { CommonEvent } from '@tarojs/components/types/common'
import { limits } from '@contract/limits'
import { windowSize } from '@/platform/device/window-size'
import type { Drag, Ruler } from './dragged'

interface Point {
  readonly pageX: number
  readonly pageY: number
}

/** React Native keeps the touches in the native event. */
const pointsOf = (event: CommonEvent): readonly Point[] => {
  const { touches, nativeEvent } = event as unknown as {
    touches?: readonly Point[]
    nativeEvent?: { touches?: readonly Point[] }
  }
  return touches ?? nativeEvent?.touches ?? []
}

const gap = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.pageX - other.pageX, one.pageY - other.pageY) : 0

/**
 * Reports drags by one finger and pinches by two on an element with the returned properties. Rulers are as wide as
 * designed.
 */
export function useDrag(_id: string, { move, zoom }: Drag, _ruler: Ruler) {
  const [last] = useState<{ points: readonly Point[] }>(() => ({ points: [] }))
  const begin = (event: CommonEvent) => {
    last.points = pointsOf(event)
  }
  const go = (event: CommonEvent) => {
    const [before, now] = [last.points, pointsOf(event)]
    last.points = now
    const [from, to] = [before[0], now[0]]
    if (!from || !to || before.length !== now.length) return
    if (now.length > 1) return zoom(gap(now) / (gap(before) || 1))
    const units = limits.designWidth / windowSize().width
    move((to.pageX - from.pageX) * units, (to.pageY - from.pageY) * units)
  }
  return { onTouchStart: begin, onTouchMove: go, onTouchEnd: begin, catchMove: true }
}
