import { useEffect, useState } from 'react'
import { listStep } from '@/platform/list-step'

/** How many of a list's items are drawn: all at once on the web, some more at a time where each step crosses a bridge. */
export function useGradually(count: number): number {
  const [drawn, setDrawn] = useState(listStep.items)
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => setDrawn(drawn + listStep.items), listStep.everyMs)
    return () => clearTimeout(timer)
  }, [drawn, count])
  return Math.min(drawn, count)
}
