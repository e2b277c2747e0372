import { startTransition, useEffect, useState } from 'react'
import type { RowStep } from '@/platform/list/list-step'

/**
 * Number of rows out of `count` to render now: a browser renders the first ones with the screen and all others right
 * after.
 */
export function useGradual(count: number, { first }: RowStep): number {
  const [all, setAll] = useState(false)
  useEffect(() => startTransition(() => setAll(true)), [])
  return all ? count : Math.min(first, count)
}
