import { useEffect, useState } from 'react'
import type { RowStep } from '@/platform/list/list-step'
import { GradualRows } from './gradual-rows'

/** Number of rows out of `count` to render now; for observers. */
export function useGradual(count: number, step: RowStep): number {
  const [rows] = useState(() => new GradualRows(step))
  useEffect(() => {
    rows.start()
    return rows.close
  }, [rows])
  useEffect(() => rows.resize(count), [rows, count])
  return rows.shownOf(count)
}
