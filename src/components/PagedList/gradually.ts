import { useEffect, useState } from 'react'
import { listStep } from '@/platform/list-step'

/**
 * How many of a list's items are drawn, and how to ask for the next ones: all at once on the web; where each step crosses a
 * bridge some at a time, up to a screenful more.
 */
export function useGradually(count: number): [drawn: number, drawMore: () => void] {
  const [drawn, setDrawn] = useState(listStep.items)
  const [goal, setGoal] = useState(listStep.screenful)
  const end = Math.min(goal, count)
  useEffect(() => {
    if (drawn >= end) return
    const timer = setTimeout(() => setDrawn(drawn + listStep.items), listStep.everyMs)
    return () => clearTimeout(timer)
  }, [drawn, end])
  const shown = Math.min(drawn, end)
  return [shown, () => setGoal(shown + listStep.screenful)]
}
