import { useEffect, useState } from 'react'
import { listStep } from '@/platform/list-step'
import { blockRows } from './in-blocks'

/**
 * How many of a list's items are drawn, and how to ask for the next ones: all at once on the web; where each step crosses a
 * bridge some at a time, up to a screenful more. While rows that were given back return, no further ones are drawn: `busy`.
 */
export function useGradually(count: number, busy: boolean): [drawn: number, drawMore: () => void] {
  const [drawn, setDrawn] = useState(listStep.items)
  const [goal, setGoal] = useState(listStep.screenful)
  const end = Math.min(goal, count)
  useEffect(() => {
    if (busy || drawn >= end) return
    const timer = setTimeout(() => setDrawn(drawn + listStep.items), listStep.everyMs)
    return () => clearTimeout(timer)
  }, [busy, drawn, end])
  // A list that became shorter grows again by steps.
  useEffect(() => {
    const full = Math.ceil(count / blockRows) * blockRows
    setDrawn((before) => Math.min(before, Math.max(listStep.items, full)))
    setGoal((before) => Math.min(before, Math.max(listStep.screenful, full)))
  }, [count])
  const shown = Math.min(drawn, end)
  return [shown, () => setGoal(shown + listStep.screenful)]
}
