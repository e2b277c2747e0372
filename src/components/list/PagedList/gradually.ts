import { useEffect, useState } from 'react'
import { listStep } from '@/platform/list-step'
import type { FarBlocks } from './far-blocks'

/**
 * How many of a list's items are drawn, and how to ask for some more: all at once on the web; where each step crosses a bridge
 * some at a time, a screenful at first. While others of `far` go or return, no further ones are drawn, and
 * never in the same turn.
 */
export function useGradually(
  count: number,
  far: FarBlocks | undefined,
): [drawn: number, drawMore: (by: number) => void] {
  const [drawn, setDrawn] = useState(listStep.items)
  const [goal, setGoal] = useState(listStep.screenful)
  const end = Math.min(goal, count)
  const busy = far?.busy
  useEffect(() => {
    if (busy || drawn >= end) return
    return far?.queue.take(() => setDrawn(Math.min(drawn + listStep.items, goal)))
  }, [far, busy, drawn, end, goal])
  // A list that became shorter grows again by steps.
  useEffect(() => {
    setDrawn((before) => Math.min(before, Math.max(listStep.items, count)))
    setGoal((before) => Math.min(before, Math.max(listStep.screenful, count)))
  }, [count])
  const shown = Math.min(drawn, end)
  return [shown, (by) => setGoal(shown + by)]
}
